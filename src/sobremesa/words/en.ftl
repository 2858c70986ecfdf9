# House texts. Each game keeps its own in its folder.

house = Sobremesa, a house of card games
welcome = Welcome to Sobremesa, a house of card games. You can say:

# The command line
cli-play = play a game at this terminal
cli-classic = play one of the original course programs
cli-games = list the games with their variants, bots and options
cli-rules = show the rules of a game
cli-replay = tell a recorded match again
cli-verify = compute the shuffles of a record again from its seed
cli-records = list the matches that were kept
cli-simulate = let bots play many games, compiled
cli-decks = write shuffled decks to files, for the course program that reads them
cli-help = show everything that can be done
cli-arg-game = which game: { $known }
cli-arg-file = a record
cli-arg-variant = which variant of the rules; sobremesa games lists them
cli-arg-seats = who sits where, separated by commas: you, bot, or the name of a bot; Ana:you gives a name
cli-arg-set = set an option of the rules, as often as wanted; sobremesa games lists them
cli-arg-lang = language: en, es, pt, ca or fr
cli-arg-seed = a number that makes the shuffles repeatable
cli-arg-from = go on with a saved match
cli-arg-continue = go on with the last match that was not finished
cli-arg-record = where to keep the record instead of the house’s own folder
cli-arg-commitment = the commitment that was shown before the first card
cli-arg-csv = answer as lines for a spreadsheet, here or in a new file
cli-arg-force = replace files that are there already
cli-arg-json = answer as JSON
cli-arg-count = how many games
cli-arg-jobs = how many processor cores to use
cli-arg-folder = a folder for the files
cli-arg-rounds = how many decks, one a round
cli-arg-help = show this help
cli-arg-version = show the version of the house
cli-arg-program = which program: { $known }
meta-command = COMMAND
meta-game = GAME
meta-file = FILE
meta-folder = FOLDER
meta-name = NAME
meta-setting = OPTION=VALUE
meta-program = PROGRAM
usage = Usage:
usage-arguments = What it takes
usage-options = Options

# Problems
usage-error = { $message }. Try: { $command } --help
usage-missing = Something is missing: { $what }
usage-unknown = These words are not understood: { $what }
usage-choice = { $what } cannot be { $value }; it may be { $known }
usage-value = { $what } needs a value
usage-bad = { $what } cannot be { $value }
usage-senseless = That call makes no sense
unknown-game = There is no game called { $game }; there are { $known }.
broken-game = The game { $game } cannot be played: its package { $package } fails with “{ $why }”.
unknown-variant = There is no variant called { $variant }; there are { $known }.
unknown-bot = There is no player called { $bot }; there are { $known }.
bot-gone = The player { $bot } is not known here any more: { $other } plays on for { $seat }, and the record says so at every move.
unknown-option = There is no option called { $option }; there are { $known }.
unknown-language = There is no language called { $lang }; there are { $known }.
bad-option = The option { $option } cannot be { $value }; it may be { $range }.
bad-setting = { $text } is not a setting; write { meta-setting }.
senseless-options = These options make no sense together: { $reason }
bad-seats = { $given ->
    [one] One seat is
   *[other] { $given } seats are
} not possible: this game is for { $least } to { $most }.
bad-name = “{ $name }” is not a name for a seat: 1 to { $most } printable characters.
bad-number = { $name } must be a whole number from { $least } to { $most }, not { $value }.
from-alone = A saved match brings its own game, rules, seats and shuffles: give --from alone.
needs-fast = Simulation runs on compiled rules and needs { $package }: pip install "sobremesa[fast]"
endless-game = Game { $number } has not ended after { $moves } moves: a match without an end cannot be simulated. Agree on an end, such as a number of rounds.
cannot-read = { $file } cannot be read: { $why }.
cannot-write = { $file } cannot be written: { $why }.
why-not-there = there is no such file or folder
why-not-allowed = you are not allowed to
why-folder = it is a folder
why-full = the disk is full
why-bad-name = the system does not take such a name
why-other = the system refuses (error { $number })
file-exists = { $file } is there already and is left alone.
file-too-long = { $file } is longer than { $most } bytes or { $lines } lines.
file-no-text = { $file } is not a text in UTF-8.
file-not-plain = { $file } is no plain file.
no-home = The home folder of { $file } is not known; name another place.
system-refused = The system stopped it: { $why }.
nothing-to-continue = There is no unfinished match in { $folder }.
bad-by = “{ $by }” cannot stand for who made a move.
bad-contribution = “{ $text }” cannot be contributed to the shuffles: up to { $most } printable characters can.
no-deck-left = No deck is left for another deal; decks given: { $deals }.
bad-deck-size = Deal { $deal } has { $given ->
    [one] one card
   *[other] { $given } cards
} instead of { $due }.
bad-deck-cards = Deal { $deal } does not hold the right cards.
record-not-one = This file is not a record of this house.
record-too-old = This record is of an early format that is not read any more.
record-cut-short = The record is cut short.
record-bad-line = Line { $line } of the record cannot be read.
record-too-long = The record is too long: more than { $characters } characters or { $lines } lines.
record-bad-header = The header of the record is not written as this house writes it.
record-bad-id = The record does not name its match by 32 hexadecimal digits.
record-no-key = The record does not say its { $what }.
record-version = The record is of version { $theirs } of { $game }, and here version { $ours } is played: it can be neither checked nor gone on with. A house that plays version { $theirs } can do both; the page itself can be read in any editor.
record-contributions = The contributions in the record cannot be read.
record-misfit = Line { $line } of the record does not fit the rules: { $text }.
record-deals = The deals of the record do not fit: { $reason }
record-edited = Line { $line } of the record was edited after it was written: its digest does not match.
record-shuffler = The record names a shuffler that does not exist: { $shuffler }.
record-seed = The record does not show a seed that can be read.
record-over = This match is over; there is nothing to go on with.
verify-commitment = The seed shown is not the one that was committed to before the match.
verify-not-seen = The record’s commitment is { $commitment }, not the one you were shown: { $seen }. This is another match, or another seed.
verify-no-commitment = The cards of this record were not committed to before play: there is nothing to compare the commitment with.
verify-deal = Deal { $deal } (line { $line }) does not match the seed.


# What was verified
verified-shuffles = { $deals ->
    [one] The one deal follows
   *[other] All { $deals } deals follow
} from the seed and from what the seats contributed.
verified-commitment = The commitment computed from the seed and the header of this record is { $commitment }.
verified-seen = It is the commitment that you were shown before the first card: nobody chose these cards after that.
unproved-commitment = Whether this is the commitment that was shown before the first card, only those can say who saw it: compare, or give it with --commitment.
verified-seeded = { $deals ->
    [one] The one deal follows
   *[other] All { $deals } deals follow
} from the number { $number }. Whoever chose the number could know the cards.
verified-lcg = { $deals ->
    [one] The one deal follows
   *[other] All { $deals } deals follow
} from the old generator with the seed { $number }, which keeps no secret.
unproved-stacked = The cards of this match were laid out by hand: their order proves nothing.
verified-moves = { $count ->
    [one] The one move fits the rules.
   *[other] All { $count } moves fit the rules.
}
verified-scores = The scores and the ending are those of these moves.
verified-open = The match was not finished.
verified-cut = The page breaks off before a deal; that deal can be computed again.
unproved-moves = What a file cannot prove: who made the moves, and that no other match was begun and thrown away.

decks-exist = { $count ->
    [one] { $file } is there already;
   *[other] { $count } of the files are there already, { $file } the first;
} give --force to replace them.
decks-made = { $count ->
    [one] One deck
   *[other] { $count } decks
} written to { $folder }.

# At the table
shuffle-committed = The shuffles are fixed. Commitment: { $commitment }
shuffle-revealed = Seed of the shuffles, to check them: { $seed }
your-turn = { $seat }, it is your turn.
hand-over = Hand the terminal to { $seat }.
press-enter = Press Enter…
prompt = Your move
prompt-others = { $seat }: Enter to let it pass, or
or-amount = or any amount from { $lowest } to { $highest }: { $word } N
or-besides = or { $moves }
commands = also: { command-hint }, { command-rules }, { command-table }, { command-undo }, { command-save } { meta-file }, { command-help }, { command-quit }
command-hint = hint
command-rules = rules
command-table = table
command-undo = undo
command-save = save
command-help = help
command-quit = quit
help-hint = what helps to decide
help-rules = the rules of this game
help-table = the table once more
help-undo = take your last move back, as long as nothing was learned from it
help-save = write the match to a file
help-help = these commands
help-quit = stop here; the match is kept
no-hint = There is nothing to advise here.
saved = Saved in { $file }. The file holds the order of the cards still to come: do not read it before you have played on.
save-needs-file = Say where to: { command-save } { meta-file }
no-such-move = “{ $move }” is not a move here: choose one from the list.
no-such-seat = There is no seat { $number } at this table.
nothing-to-undo = There is nothing of yours to take back.
table-moved-on = The table has moved on in the meantime.
snapshot-misfit = The match was kept by a version of the game whose table was laid out differently.
undo-too-late = That cannot be taken back: something was learned from it.
took-back = { $seat } takes it back.
input-ended = The input ended; the match stops here, without a result.
quit-unfinished = The match stops here, without a result.
kept-in = The match is kept in { $file }.
kept-in-open = The match is kept in { $file }. To go on with it: sobremesa play --continue
results = Results
result = { $place ->
    [0] –
   *[other] { $place }.
} { $name }: { $score }
name = { $seat }
shown = { $cards }
move-leave = leave the table
typed-leave = leave
default-person = Player { $number }
default-bot = Bot { $number }
seat-person = you
which-game = Which game?

# Lists of games
games-seats = seats: { $least }–{ $most }
games-variants = variants (--variant):
games-bots = bots (--seats):
bot-random = Plays any move that is listed.
games-options = options (--set):
games-option = { $range }, default { $value }

# Records
no-records = No match has been kept yet.
records-folder = Records are kept in { $folder }.
records-line = { $title } ({ $variant }) · { $names } · { $when } · { $how }
records-open = not finished

# Replay
replay-title = { $title } · { $variant }
replay-open = The match was not finished.

# Simulation
sim-compiling = Preparing the compiled rules (the first time takes a while)…
sim-playing = Playing
sim-progress = { $done } of { $games } games played
sim-deviation = standard deviation
sim-result = result of a game
sim-ties = games tied
sim-losses = games lost
sim-percentiles = Results that so many per cent of the games did not exceed: { $shown }.
sim-seed = Seed { $seed }: with it, the same games are played again.
sim-stopped = Stopped after { $games } of { $asked } games.
sim-seat = Seat { $number }: { $player }
sim-mean = mean
sim-interval = 95% interval
sim-wins = games won
sim-per-round = per round
sim-per-bet = per unit bet
sim-length = Moves in a game: { $mean } on average, { $least } to { $most }. Rounds: { $rounds } on average.
share = { $share }
sim-speed = { $games } games, { $moves } moves in { $seconds } s: { $game_rate } games and { $move_rate } moves a second.

# Tables for many people
cli-serve = open the house to other people’s machines
cli-arg-host = the address to listen at
cli-arg-port = the port to listen at
cli-arg-db = where tables are kept: a file, or the URL of a database
serving = The house is open at { $address } (Ctrl-C closes it).
table-has-begun = The match at this table has begun.
already-seated = You are seated already.
seat-taken = That seat is taken.
not-seated = You are not seated at this table.
only-the-host = Only the host may do that.
seats-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
nothing-to-contribute = There is nothing to contribute now.
no-match-on = No match is on at this table.
bad-text = A text is 1 to 500 printable characters.
match-still-on = The match is still on; its record shows the cards to come.
unknown-person = The house does not know you.
unknown-table = There is no such table.
hello-first = Say hello first.
