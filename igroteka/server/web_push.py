"""Web Push as its documents have it: a message that only one browser can read (RFC 8291), from a server that the
push service knows by its key (RFC 8292).

The usual library, ``pywebpush``, sends by itself with ``requests``: to whatever address a name leads to. Ours go the
way of all messages to addresses that people gave (``outside.post``); what is left is these lines on ``cryptography``.
"""

import base64
import json
import os
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
POINT: Final = 65  # bytes of a public key
AUTH: Final = 16  # bytes of what a browser shares with who may write to it
RECORD: Final = 4096  # bytes, encrypted: a message is one record
LAST: Final = b"\x02"  # after the last record's text
TOKEN_SECONDS: Final = 12 * 3600


def encoded(data: bytes) -> str:
    """Base64 as it may stand in addresses, without what fills it up.

    >>> encoded(b"\\xff\\xfe\\xfd\\xfc")
    '__79_A'
    """
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """ValueError where it is none.

    >>> decoded("__79_A")
    b'\\xff\\xfe\\xfd\\xfc'
    """
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True)


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def new_secret() -> str:
    """What the key of a server is made from, for its memory."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return encoded(number.to_bytes(32, "big"))


def key_from(secret: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decoded(secret), "big"), CURVE)


def fits(p256dh: str, auth: str) -> bool:
    """Are these the keys of a browser?"""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
        return len(decoded(p256dh)) == POINT and len(decoded(auth)) == AUTH
    except ValueError:
        return False


def encrypted(
    text: bytes,
    p256dh: str,
    auth: str,
    ours: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The body of a message (``aes128gcm``); key and salt are new for each, unless a test gives them."""
    ours, salt = ours or ec.generate_private_key(CURVE), salt or os.urandom(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
    sender, receiver = public_bytes(ours), decoded(p256dh)
    shared = ours.exchange(ec.ECDH(), theirs)
    secret = HKDF(SHA256(), 32, decoded(auth), b"WebPush: info\x00" + receiver + sender).derive(shared)
    key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return head + AESGCM(key).encrypt(nonce, text + LAST, None)


def authorization(endpoint: str, key: ec.EllipticCurvePrivateKey, contact: str, at: float) -> str:
    """The header that says who sends; good for this push service alone, and for half a day."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(at) + TOKEN_SECONDS, "sub": contact}
    said = f"{jsoned({'typ': 'JWT', 'alg': 'ES256'})}.{jsoned(claims)}"
    r, s = decode_dss_signature(key.sign(said.encode(), ec.ECDSA(SHA256())))
    signed = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={said}.{signed}, k={encoded(public_bytes(key))}"


def jsoned(part: dict[str, object]) -> str:
    return encoded(json.dumps(part, separators=(",", ":")).encode())
