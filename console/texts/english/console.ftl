### What the console says whatever is played.

# $text (text) a name, a number, a seed
as-is = { $text }

## Keys: at most six letters

go-on = go on

## The strip

# Beside an action that cannot be taken back.
no-undo = no undo
# The same where B still takes back something else: few letters.
final = final
# The same where there is room to say so.
then-no-undo = then no undo
