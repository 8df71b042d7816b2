game-high-card = High card
pitch-high-card = One card each; who thinks that it is too low may change it.
event-high-card-dealt = { $card ->
        [hidden] { $who } gets a card.
       *[other] { $who } gets { $card }.
    }
    .you = You get { $card }.
event-high-card-kept = { $who } keeps the card.
    .you = You keep the card.
event-high-card-changed = { $who } changes the card.
    .you = You change the card.
event-high-card-shown = { $who } shows { $card }.
    .you = You show { $card }.
move-high-card-keep = Keep the card
move-high-card-change = Change it
view-high-card-due = Whose card (seats from 0)
view-high-card-changing = Being changed
view-high-card-used = Cards dealt
view-high-card-hand = Card
error-high-card-deck = The highest card must be 9.
