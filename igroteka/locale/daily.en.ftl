# The deal of the day.
daily-about = One deal a day for each game: the same luck for everybody, and the same bots beside you.
daily-today = today
daily-earlier = An earlier day
daily-later = A later day
daily-play = Play
daily-again = Go on
daily-play-game = Play { $game }
daily-done = { $place ->
    [1] You won
   *[other] Place { $place } of { $players }
}
daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-better = { $share ->
    [0] Nobody who has played it fared worse yet.
   *[other] You did better than { $share } of a hundred.
}
daily-first = { $players ->
    [one] You are the first to have played it.
   *[other] { $players } people have played it.
}
daily-chart = How many came away with how many points
daily-chart-bar = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $players ->
    [one] { $players } player
   *[other] { $players } players
}
daily-others-later = How the others fared comes with the connection.
daily-others-never = Here nobody collects how others fared. Compare yourself with the master!
daily-master = How would the master play?
daily-master-thinks = The master plays your deal…
daily-master-was = { $place ->
    [1] The master in your seat wins
   *[other] The master in your seat comes { $place ->
        [2] second
        [3] third
       *[other] { $place }th
    }
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
daily-master-look = Watch it
daily-look = Look back
daily-not-counted = Played after its time: it is yours alone.
daily-unknown = Today’s deal comes with the connection. Earlier ones that this device knows can be played meanwhile.
daily-unknown-day = This device does not know that day’s deals.
daily-none = The deal of the day comes with the connection.
daily-exchanged = The host tells other days than before. The luck of these deals may have been chosen.
daily-calendar = Days
daily-day = { $date }: { $played ->
    [0] nothing played
    [one] { $played } deal played
   *[other] { $played } deals played
}
daily-week = Two moments of your week
daily-week-none = Look back at a deal of this week, and the decisions worth another look stand here.
daily-week-moment = { $game }, { $date }: another move would have won { $loss ->
    [one] once
   *[other] { $loss } times
} more in a hundred
daily-share = Share the day
daily-share-title = Igroteka, deals of { $date }
daily-share-played = { $game } { $dots } { $place ->
    [1] won
   *[other] place { $place } of { $players }
}
daily-share-not = { $game } –
daily-shared = Copied: five lines, no spoiler.
daily-why = Why nobody knows tomorrow’s deal
daily-why-text = Each day opens one link of a chain of hashes. Yesterday’s link follows from today’s, tomorrow’s from none. Whoever has kept the end of the chain can check that no day was exchanged:
daily-why-files = This page has no server, and files cannot keep a secret: who can read code could work tomorrow’s deal out. The end of its chain of hashes:
