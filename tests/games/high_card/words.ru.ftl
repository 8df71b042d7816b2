game-high-card = High card
event-high-card-dealt = { $who } gets { $card }.
event-high-card-kept = { $who } keeps the card.
event-high-card-changed = { $who } changes the card.
event-high-card-shown = { $who } shows { $card }.
error-high-card-deck = The highest card must be 9.
