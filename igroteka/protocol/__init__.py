"""Every body and every message that travels between a server and its clients, as types.

``docs/protocol.md`` explains them; ``python -m igroteka.protocol.typescript web/src`` writes
them down for the page. A change that an old client cannot understand raises :data:`PROTOCOL`. Server, client and
terminal speak it, and the table knows its words; it knows none of them.
"""

from typing import Final

from igroteka.protocol.afterwards import *
from igroteka.protocol.bases import *
from igroteka.protocol.bots import *
from igroteka.protocol.company import *
from igroteka.protocol.daily import *
from igroteka.protocol.devices import *
from igroteka.protocol.frames import *
from igroteka.protocol.from_client import *
from igroteka.protocol.from_server import *
from igroteka.protocol.guests import *
from igroteka.protocol.house import *
from igroteka.protocol.manners import *
from igroteka.protocol.refusals import *
from igroteka.protocol.rules import *
from igroteka.protocol.tables import *
from igroteka.protocol.terms import *
from igroteka.protocol.words import *

PROTOCOL: Final = 1
