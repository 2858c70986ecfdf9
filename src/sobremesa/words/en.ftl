# House texts. Each game keeps its own in its folder.

house = Sobremesa, a house of card games
welcome = Welcome to Sobremesa, a house of card games. You can type:

# The command line
cli-play = play a game at this terminal
cli-classic = play one of the original course programs
cli-games = list the games with their variants, bots and options
cli-rules = show the rules of a game
cli-replay = tell a recorded match again
cli-verify = compute the shuffles of a record again from its seed
cli-records = list the matches that were kept
cli-simulate = let bots play many games, compiled
cli-arena = let computer players meet in duplicate deals, and rate them
cli-warm = compile the rules of some or all games beforehand, for simulations
cli-decks = write shuffled decks to files, for the course program that reads them
cli-completion = print what a shell needs to complete these commands
cli-help = show everything that can be done
cli-arg-game = which game: { $known }
cli-arg-file = a record
cli-arg-variant = which variant of the rules; sobremesa games lists them
cli-arg-seats = who sits where, separated by commas: you, bot, or the name of a bot; Ana:you gives a name
cli-arg-set = set an option of the rules, as often as wanted; sobremesa games lists them
cli-arg-lang = language: en, es, pt, ca or fr
cli-arg-seed = a number that makes the shuffles repeatable
cli-arg-from = go on with a saved match
cli-arg-at = with --from: play on after so many moves of that match, as what if; what was hidden is drawn anew
cli-arg-as = with --at: the number of the seat that is taken over; otherwise the one that moves next
cli-arg-continue = go on with the last match that was not finished
cli-arg-record = where to keep the record instead of the house’s own folder
cli-arg-rescue = save the part of a broken record that stands before its first edited line
cli-arg-commitment = the commitment that was shown before the first card
cli-arg-hashes = the list of fingerprints that was shown before the first card
cli-arg-csv = answer as lines for a spreadsheet, here or in a new file
cli-arg-force = replace files that are there already
cli-arg-json = answer as JSON
cli-arg-count = how many games
cli-arg-deals = how many deals each two of them play at most, each once from every seat
cli-arg-within = stop once a result is known to so many per cent
cli-arg-jobs = how many processor cores to use
cli-arg-folder = a folder for the files
cli-arg-shell = which shell: bash, zsh or fish
cli-arg-rounds = how many decks, one a round
cli-arg-help = show this help
cli-arg-version = show the version of the house
meta-command = COMMAND
meta-game = GAME
meta-file = FILE
meta-folder = FOLDER
meta-shell = SHELL
meta-name = NAME
meta-setting = OPTION=VALUE
meta-program = PROGRAM
usage = Usage:
usage-arguments = What it takes
usage-options = Options

# Problems
usage-error = { $message } Try: { $command } --help
usage-missing = Something is missing: { $what }.
usage-unknown = These words are not understood: { $what }.
usage-choice = { $what } cannot be { $value }; it may be { $known }.
usage-value = { $what } needs a value.
usage-flag = { $what } takes no value.
usage-option = There is no option { $what }.
usage-command = There is no command { $what }.
usage-exclusive = { $what } and { $other } cannot be used together.
usage-meant = { $message } Did you mean { $known }?
unknown-game = There is no game called { $game }; there are { $known }.
broken-game = The game { $game } cannot be played: its package { $package } fails with “{ $why }”.
unknown-variant = There is no variant called { $variant }; there are { $known }.
unknown-bot = There is no player called { $bot }; there are { $known }.
unknown-seat = “{ $seat }” does not say who plays: write { seat-person }, bot or one of { $known }; a person with a name is written Ana:{ seat-person }.
bot-gone = The player { $bot } is not known here any more: { $other } plays on for { $seat }, and the record says so at every move.
bot-falls-back = { $bot } plays by rule of thumb for now: to think ahead it needs compiled rules, which are being made ready or are not installed (pip install ".[fast]").
bot-not-simulated = { $bot } thinks ahead and is not compiled with a simulation: sobremesa arena lets it play.
arena-table = An arena needs a game in which players play each other, and { $least } to { $most } seats at a table; for { $game } against its bank there is sobremesa simulate.
arena-players = An arena needs two players or more: --seats level-3,level-5.
unknown-option = There is no option called { $option }; there are { $known }.
unknown-language = There is no language called { $language }; there are { $known }.
bad-option = The option { $option } cannot be { $value }; it may be { $range }.
bad-setting = { $text } is not a setting; write { meta-setting }.
senseless-options = These options make no sense together: { $reason }
bad-seats = { $given ->
    [one] One seat is
   *[other] { $given } seats are
} not possible: this game is for { $least } to { $most }.
bad-name = “{ $name }” is not a name for a seat: 1 to { $most } printable characters.
bad-number = { $name } must be a whole number from { $least } to { $most }, not { $value }.
from-alone = A saved match brings its own game, rules, seats and shuffles: give { $option } without { $others }.
needs-fast = Simulation runs on compiled rules and needs { $package }: in the folder of the sources, pip install ".[fast]"
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
settings-broken = { $file } cannot be read at line { $line }: that is not TOML.
unknown-preference = { $file } has a setting { $name }, which is not known; there are { $known }.
bad-preference = In { $file }, { $name } cannot be { $value }; it may be { $known }.
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
record-source = The record does not say in a way that can be read which match it goes on from.
record-position = A record that begins in the middle of a match can be watched from a file, but neither reviewed nor taken over.
no-such-moment = The match had { $most } moves: there is nothing after move { $moves } to play on from.
nothing-to-play-on = After move { $moves } there is nothing left to play on this seat.
seat-not-seen = This match is not over: the cards of { $name } are still hidden. Take a seat of a person.
record-in-use = { $file } is being played at another terminal. Go on there, or close it first.
record-intact = Nothing in { $file } is broken.
verify-commitment = The seed shown is not the one that was committed to before the match.
verify-not-seen = The record’s commitment is { $commitment }, not the one you were shown: { $seen }. This is another match, another seed, or a name in it was erased.
verify-no-commitment = The cards of this record were not committed to before play: there is nothing to compare the commitment with.
verify-hash = The text that seat { $number } contributed does not fit the fingerprint that was sent for it.
verify-bot-contribution = Seat { $number } is a bot’s, and it contributed to the shuffles: so the house could choose the cards.
verify-hashes-not-seen = The record’s list of fingerprints is { $hashes }, not the one you were shown: { $seen }.
verify-no-hashes = What the seats contributed to this record was not sealed by fingerprints: there is no list to compare with.
verify-deal = Deal { $deal } (line { $line }) does not match the seed.


# What was verified
verified-shuffles = { $deals ->
    [one] The one deal follows
   *[other] All { $deals } deals follow
} from the seed and from what the seats contributed.
verified-commitment = The commitment computed from the seed and the header of this record is { $commitment }.
verified-seen = It is the commitment that you were shown before the first card: seed, seats and rules have been fixed since then.
unproved-commitment = Whether this is the commitment that was shown before the first card, only those can say who saw it: compare, or give it with --commitment.
verified-hashes = { $count ->
    [0] No text was contributed.
    [one] The one text that was contributed fits the fingerprint sent for it.
   *[other] All { $count } texts that were contributed fit the fingerprints sent for them.
} No bot contributed. The list of fingerprints is { $hashes }.
verified-hashes-seen = It is the list that you were shown before any text: nobody chose a text after hearing another’s.
unproved-hashes = Whether this is the list that was shown before any text, only those can say who saw it: compare, or give it with --hashes.
unproved-missing = { $count ->
    [one] One fingerprint has no text: with it the house could choose between two deals.
   *[other] { $count } fingerprints have no text: with them the house could choose among { $deals } deals.
}
verified-fixed = If one of the texts is yours, these cards were fixed when you saw the list, and nobody could know them then.
unproved-contributions = What the seats contributed was not sealed by fingerprints in this older record: whoever heard the others before contributing, the house included, could choose the cards.
verified-seeded = { $deals ->
    [one] The one deal follows
   *[other] All { $deals } deals follow
} from the number { $number }. Whoever chose the number could know the cards.
verified-lcg = { $deals ->
    [one] The one deal follows
   *[other] All { $deals } deals follow
} from the old generator with the seed { $number }, which keeps no secret.
unproved-stacked = The cards of this match were laid out by hand: their order proves nothing.
unproved-continuation = This match does not begin at the beginning. It goes on after move { $moves } of the match { $match } with the cards that seat { $number } had not seen drawn anew: it was never dealt like this, and its cards prove nothing.
verified-moves = { $count ->
    [one] The one move fits the rules.
   *[other] All { $count } moves fit the rules.
}
verified-scores = The scores and the ending are those of these moves.
verified-no-ending = The scores are those of these moves; the line with the ending is missing.
verified-no-result = The match was played to its end, but the lines with the scores and the ending are missing.
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
contributions-listed = Everybody’s fingerprint is on the table. List: { $hashes }
contribution-left-out = Your pinch of salt was not taken: its fingerprint is not on the list, so the text was kept back. It came too late, or the house left it out, and then it may have chosen the cards.
contribution-missing = Your pinch of salt is missing from the record: it came too late, or the house left it out, and then it may have chosen the cards.
shuffle-revealed = Seed of the shuffles, to check them: { $seed }
your-turn = { $seat }, it is your turn.
hand-over = Hand the terminal to { $seat }.
press-enter = Press Enter…
playing-on = What if: the match goes on after move { $moves }, with you as { $seat }. All that { $seat } had not seen is drawn anew.
cannot-hand-over = This terminal cannot erase what it has shown: two people would see each other’s cards. Play at another terminal, or each at your own with “sobremesa serve”.
prompt = Your move
prompt-others = { $seat }: Enter to let it pass, or
or-amount = { $word } N, or just N: any amount from { $lowest } to { $highest }, such as { $some }
or-amount-only = { $word } N, or just N: from { $lowest } to { $highest }
or-amount-short = { $lowest } to { $highest }
or-again = Enter: { $money }, as last time
or-besides = or { $moves }
more-moves = … up to { $count }: type a number, or a move written like these
commands = also: { $names }
command-hint = hint
command-rules = rules
command-table = table
command-undo = undo
command-save = save
command-help = help
command-quit = quit
help-hint = what helps to decide
help-rules = the rules of this game
help-table = the whole table, and what its signs mean
help-undo = take your last move back, as long as nothing was learned from it
help-save = write the match to a file
help-help = these commands
help-quit = stop here; you can come back to it
help-leave = leave the table for good; the rules say what becomes of your seat
leave-sure = Leave the table for good? (yes or no)
quit-sure = Stop here? The match is kept, and “sobremesa play --continue” goes on with it. (yes or no)
yes = yes
no = no
no-hint = There is nothing to advise here.
nothing-yet = Nothing has happened yet.
saved = Saved in { $file }. The file holds the order of the cards still to come: do not read it before you have played on.
save-needs-file = Say where to: { command-save } { meta-file }
no-such-move = “{ $move }” is not a move here: choose one from the list.
could-be = That could be: { $moves }.
no-such-seat = There is no seat { $number } at this table.
nothing-to-undo = There is nothing of yours to take back.
table-moved-on = The table has moved on in the meantime.
snapshot-misfit = The match was kept by a version of the game whose table was laid out differently.
undo-too-late = That cannot be taken back: something was learned from it.
undo-others = It cannot be taken back any more: somebody else has moved since.
undo-once = Only the last move can be taken back, and that was done.
took-back = { $seat } takes it back.
time-up = Time is up: the house plays for { $seat }.
stood-in = The house plays for { $seat }.
substituted = The house played { $count ->
    [one] one move
   *[other] { $count } moves
} for { $seat }.
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
coins = { $money }
move-leave = leave the table
typed-leave = leave
default-person = Player { $number }
default-bot = Bot { $number }
seat-person = you
which-game = Which game?

# On a whole screen
let-pass = let it pass
cursor-keys = Arrows: another place. Tab: another card. Enter: play it.
score-line = { $seat }: { $score }
command-story = story
command-score = score
command-leave = { typed-leave }
help-story = everything that has happened so far
help-score = how everybody stands
help-typing = Type a move, or its number; or choose with the arrows and Enter, or with the mouse. Ctrl-P and Ctrl-N: what you typed before. A key hurries the others; what you type meanwhile waits for your turn.
page-keys = ↑ ↓ · Esc closes
menu-keys = PgUp · PgDn: read on
rules-keys = ↑ ↓ · C contents · Esc closes
rules-contents = Contents
stay = stay at the table
really-leave = Leave the table for good?
really-quit = Stop playing?
after-rematch = another match, with everybody
after-other = another game
after-table = look at the table once more
after-quit = enough for today
cli-arg-plain = plain lines instead of a whole screen
cli-arg-step = begin at this step of the match instead of telling all of it
cli-arg-pace = how fast others move on a whole screen: normal, slow, fast or instant
unknown-pace = There is no pace called { $pace }; there are { $known }.
unknown-shell = There is no shell called { $shell }; there are { $known }.
sheet-options = options
value-beyond = It cannot be { $value }, only { $range }.
key-change = change
key-choose = choose
key-back = back
enter-key = Enter
key-enter = sit down
key-begin = begin
seating-game = Game
seating-variant = Variant
seating-changed = { $count ->
    [one] (one option changed)
   *[other] ({ $count } options changed)
}
seating-seats = Players
seating-person-about = A person. Type a name; ← → puts a bot here.
seating-assistance = Help
seating-pace = Pace
seating-pace-about = How fast bots and dealers move. A key hurries them.
pace-instant = at once
pace-fast = quick
pace-normal = normal
pace-slow = slow
seating-go-on = goes on with { $title }, of { $when }
seating-language = Language

# Lists of games
games-seats = seats: { $least }–{ $most }
games-variants = variants (--variant):
games-characters = who plays (--seats):
games-bots = bots (--seats):
bot-random = Plays any move that is listed.
    .title = At random
bot-level-1 = Makes the mistakes that beginners make.
    .title = Level 1
bot-level-2 = Plays soundly, but overlooks a good deal.
    .title = Level 2
bot-level-3 = Plays well, from experience.
    .title = Level 3
bot-level-4 = Thinks ahead about what it cannot see.
    .title = Level 4
bot-level-5 = Thinks as far ahead as it can.
    .title = Level 5
bot-pepe = Plays whatever fits, and forgets what he meant to say.
    .bank = Bets the first thing that comes to mind.
    .title = Pepe
bot-tono = Always in a hurry: his best card goes first.
    .bank = Always in a hurry: his biggest bets come first.
    .title = Tono
bot-ines = Loves a risk, and laughs when it goes wrong.
    .bank = Loves a risk: half of what she may bet, in every round.
    .title = Inês
bot-lola = Keeps her best card for the end, and never forgets to call.
    .bank = Keeps her money for the last rounds, and then bets all she may.
    .title = Lola
bot-quim = Pours slowly: counts twice, then plays it safe.
    .bank = Pours slowly: bets the least there is, in every round.
    .title = Quim
bot-nuria = Waits until you are nearly there, and then she presses.
    .bank = Waits until she is ahead, and then she presses.
    .title = Nuria
bot-dolors = Very polite. Remembers every card on the table.
    .bank = Very polite. Bets the same, round after round.
    .title = Dolors
bot-marcel = Tries a thousand hands before he moves, and never looks at yours.
    .bank = Knows every chance by heart, and stakes as little as he may.
    .title = Marcel
character-level = level { $level }
character-elo = Elo { $elo }
games-options = options (--set):
games-option = { $range }, default { $value }
games-price = For a perfect player: { $share } of each bet.

# Records
no-records = No match has been kept yet.
records-folder = Records are kept in { $folder }.
record-rescued = All that stands before the break is kept in { $file }: “sobremesa play --continue” goes on with it.
records-line = { $title } · { $names } · { $when } · { $how }
records-score = { $name }: { $score }
records-open = not finished

# At a table of a house elsewhere
cli-join = sit at a table of a house elsewhere
cli-arg-link = the link that invites to the table
cli-host = open a table for others and sit down there
cli-arg-table-seats = how many seats the table has; the free ones can be filled with bots
cli-arg-clock = seconds for a decision; without it there is no limit
cli-arg-public = show the table in the list of the house
cli-arg-server = the house to open it in; without it one is opened here, for as long as you play
bad-server = “{ $server }” is not the address of a house; one looks like http://host:8000
house-not-opened = The house could not be opened: { $why }
house-closed-with-host = The house is closed with you. “sobremesa serve --lan” opens it again, and matches go on.
cli-arg-name = your name in that house, if you are new to it
meta-link = LINK
bad-link = “{ $link }” is not a link to a table; one looks like http://host:8000/#table=…
house-not-reached = No house answers at { $address }.
house-not-understood = What the house at { $address } says is not understood here: it is of another version, or not a house.
house-forgot = The house at { $address } does not let { $name } in any more. To enter under another name: sobremesa join { $link } --name { meta-name }
house-says = The house says “{ $reason }”, for which there are no words here.
protocol-version = This house and the Sobremesa on this machine are of different versions and do not understand each other. Update the older one; here: pip install --upgrade sobremesa
your-name = Your name
at-the-table = At the table: { $names }
invite-others = Whoever has this link can sit down, in a browser or with “sobremesa join”:
invite-only-here = Only this computer can open it.
invite-code = Or type this within { $minutes } minutes:
seat-free = free seat
seat-ready = { $name } (ready)
seat-gone = { $name } (away)
host-begins = { $name } begins when everybody is ready.
host-awaited = Waiting for { $name } to begin
seat-away = { $name } has lost the connection; the house plays from { $seconds } s on.
seat-asleep = { $name } does not answer: the phone or the computer is asleep. From { $seconds } s on you may type { command-house }, and the house plays.
seat-silent = { $name } does not answer: the phone or the computer is asleep.
seat-played = The house plays for { $name } until { $name } is back.
late-begun = The match has begun: { $names } are playing.
late-mine = If you are { $name }, type { command-ask } { $number } to have the seat back.
late-bot = A bot plays as { $name }: type { command-ask } { $number } to ask for the seat.
late-nothing = There is no seat to be had now. Stay, and you will read it here if there is one.
late-which = Name one of the seats that can be had: { command-ask } and its number.
late-refused = They would rather not. You may ask again.
seat-given = { $name } plays on at the seat of { $was }.
seat-given-bot = A bot plays on for { $name }.
guest-asks = { $guest } came late and asks for the seat of { $name }, with its cards. Type { command-give } or { command-refuse }.
guest-asks-to-watch = { $guest } came late and would like to watch. Type { command-give } or { command-refuse }.
guest-needs-all = { $guest } comes from the address of one of you, so all of you have to agree.
seat-back = { $name } is back.
prompt-ready = Enter when you are ready
prompt-start = Enter to begin when all are ready
prompt-fill = Enter to fill the free seats with bots and begin
prompt-again = Enter for another match with everybody
commands-there = also: { command-hint }, { command-rules }, { command-table }, { command-say } …, { command-invite }, { command-help }, { typed-leave }, { command-quit }
command-say = say
help-say = say something to everybody at the table
command-react = react
help-react = show everybody a reaction: /bravo
command-mute = mute
help-mute = do not show me what somebody says, at any table: mute Leo
command-unmute = unmute
help-unmute = show it again: unmute Leo
unmuted = You see again what { $name } says.
mute-whom = Name one of these people: { $names }.
mute-nobody = There is nobody else here.
reacted = { $name }: *{ $reaction }*
reactions-known = Reactions are { $known }.
reaction-bravo = bravo
reaction-haha = ha ha
reaction-oh = oh no
reaction-hm = hmm
reaction-thanks = thanks
reaction-knock = your turn
command-house = house
help-house = let the house play for whoever sleeps
command-invite = invite
help-invite = what invites others: link, QR code and short code
command-seats = seats
help-seats = how many seats the table has (host, before the match): seats 3
command-free = free
help-free = free the seat of a number or name (host): free 2
command-ask = ask
help-ask = ask for a seat after the match has begun
command-give = give
help-give = give a seat to the guest who asks
command-refuse = refuse
help-refuse = refuse what a guest asks
spoken = { $name }: { $text }
time-left = { $seconds ->
    [one] One second is left.
   *[other] { $seconds } seconds are left.
}
connection-lost = The connection is lost and is being tried again…
connection-back = Back at the table.
quit-sure-there = Stop here? Your seat stays yours, and the same link brings you back to it. (yes or no)
come-back = Your seat stays yours. To come back: sobremesa join { $link }
left-the-table = You have left the table.
record-not-fetched = The record cannot be fetched now. To fetch it later: sobremesa join { $link }
closed-abandoned = Everybody has left: the match ends without a result.
closed-unused = This table was not used and is closed.
closed-version = The rules of this game were changed in the meantime: the match ends without a result.
closed-admin = Whoever runs the house has closed this table.

# Replay
replay-title = { $title } · { $variant }
replay-open = The match was not finished.

# Simulation
warm-ready = { $game }: ready
arena-score = { $player } against { $others }: { $mean }% of { $games } games won, 95% interval { $low } to { $high }; Elo { $elo } ({ $least } to { $most })
arena-seed = Seed { $seed }: with it, the same deals are played again.
sim-so-far = results so far: { $results }
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
sim-n0 = rounds to one deviation (N0)
sim-ruin = risk of ruin
sim-length = Moves in a game: { $mean } on average, { $least } to { $most }. Rounds: { $rounds } on average.
share = { $share }
sim-speed = { $games } games, { $moves } moves in { $seconds } s: { $game_rate } games and { $move_rate } moves a second.

# Tables for many people
cli-serve = open the house to other people’s machines
cli-arg-host = the address to listen at
cli-arg-lan = let the devices of this network in, by the addresses that are printed
cli-arg-port = the port to listen at
cli-arg-db = where tables are kept: a file, or the URL of a database
serving = The house is open at { $address } (Ctrl-C closes it).
serving-only-here = Only this computer can open it. For others in your network: sobremesa serve --lan
serving-others = Other devices in this network open { $address }
table-has-begun = The match at this table has begun.
already-seated = You are seated already.
seat-taken = That seat is taken.
table-full = Every seat at this table is taken.
not-seated = You are not seated at this table.
only-the-host = Only the host may do that.
seats-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
nothing-to-contribute = There is nothing to contribute now.
bad-hash = A fingerprint is 64 hexadecimal digits.
contribution-misfit = This text does not fit the fingerprint that you sent before.
no-match-on = No match is on at this table.
bad-text = A text is 1 to 500 printable characters.
match-still-on = The match is still on; its record shows the cards to come.
unknown-person = The house does not know you.
unknown-table = There is no such table.
hello-first = Say hello first.
cli-arg-log-json = tell what the house does as a JSON object a line
bad-house-setting = The setting { $name } cannot be { $value }.
house-open-already = Another process has the house of { $path } open. A file takes one; several need PostgreSQL.
cannot-listen = The house cannot open at { $host }, port { $port }: { $why }.
why-taken = another program has that port
why-no-address = this machine has no such address
no-postgresql = PostgreSQL needs its driver: pip install "sobremesa[postgresql]".
house-trouble = The house cannot store anything at the moment.
closing = The house closes for a moment.
not-entered = Enter with a name first.
not-ready = Not ready yet: { $names }.
not-away = Nobody who is there can be removed from a match.
not-asleep = The house plays for somebody only after a minute without an answer, and where no clock does.
nobody-asleep = Nobody at this table is asleep.
match-is-over = The match at this table is over.
seat-kept = The seat is kept: it is given to somebody else only if a bot holds it, or if nobody has come back to it for long.
too-many-guests = Too many are asking already. Try again in a moment.
nobody-asks = Nobody is asking you for anything.
nobody-to-remove = Nobody else sits there.
bad-order = Each seat must be named once.
hello-once = Hello is said once.
no-message = That was not a message.
too-fast = That was too much at once.
too-many = Too many connections come from your address.
too-slow = Your connection is too slow to follow.
silent = Nothing has come from your side for an hour.
too-long-to-compute = Working that out would take too long.
computing-busy = Something else is being worked out first. Please try again in a moment.
computing-failed = Working that out has failed. Please try again.
unknown-link = This link does not work, or was used already.
unknown-code = That code opens no table: it is mistyped, or its quarter of an hour is over.
codes-pause = Too many wrong codes were tried, so codes rest for a quarter of an hour. A link still works.
foreign-host = This house does not answer to the name { $host }. Whoever runs it can add the name to the setting SOBREMESA_HOSTS.
unknown-device = No device of yours has that id.
too-many-devices = You have { $most } devices and links already; forget one first.
nobody-to-mute = There is nobody by that id.
too-many-mutes = You have muted { $most } people, and that is all the house remembers.
bad-cursor = A list cannot go on from there.

# For those who run a house
cli-admin = look after a house: its tables and its people
admin-tables = list the tables
admin-people = list everybody who entered
admin-close = close a table
admin-ban = let somebody in no more
admin-unban = let somebody in again
admin-erase = erase somebody’s name and all that they said
meta-table = TABLE
meta-person = PERSON
cli-arg-table = the id of a table, as “admin tables” lists it
cli-arg-person = the id of a person, as “admin people” lists it
cli-arg-all = also those that are over
admin-tables-line = { $id } · { $game } ({ $variant }) · { $phase ->
    [open] open
    [committed] about to begin
    [revealing] about to begin
    [playing] in play
   *[over] over
} · { $names } · { $changed }
admin-people-line = { $id } · { $name } · { $entered }{ $banned ->
    [0] { "" }
   *[other] { " " }· banned
}
admin-no-tables = There are no tables.
admin-no-people = Nobody has entered yet.
admin-did-close = The table is closed. A house that is open notices within seconds.
admin-did-ban = This person is let in no more. A house that is open sees them out within seconds.
admin-did-unban = This person is let in again.
admin-did-erase = { $count ->
    [0] The name is erased; it was at no table.
    [one] The name is erased, at one table with all that this person said there.
   *[other] The name is erased, at { $count } tables with all that this person said there.
} Backups and records that people took home keep it.
no-house = There is no house in { $path }.
no-database = The database cannot be read.
house-of-another-version = The house was last opened by another version: open it once with “sobremesa serve”.
table-over-already = The table is over already.
nobody-of-that-id = Nobody here has the id { $id }.

# The browser
web-guest = Guest
web-computer = { $name }, computer
web-computer-level = { $name }, computer, level { $level }
web-thinking = thinking
web-you = (you)
web-away = connection lost
web-away-until = the house plays from { $time }
web-away-played = the house is playing
web-is-back = is back
web-bill-substituted = { $count ->
    [one] the house played one move
   *[other] the house played { $count } moves
}
web-missed-played = You are back. The house played { $count ->
    [one] one move
   *[other] { $count } moves
} for you.
web-asleep = asleep for { $minutes } min
web-asleep-title = { $name } is asleep
web-asleep-question = { $name } does not answer: the phone or the computer is asleep. Shall the house play for now?
web-asleep-wait = Wait
web-asleep-play = Let the house play
web-late = The match has begun
web-late-about = { $names } are playing { $title }.
web-late-mine = This was my seat
web-late-mine-note = You are { $name }? The others give it back with one press.
web-late-soon = { $name } has only just gone. In two minutes the seat can be asked for.
web-late-bot = Ask for the seat of { $name }
web-late-bot-note = A bot holds it; you take over its cards and points.
web-late-watch-note = You see what lies open, nobody’s hand.
web-late-asked = Asked. { $host } has to agree.
web-late-asked-any = Asked. One of them has to agree.
web-late-asked-all = Asked. All of them have to agree, since you share an address with one of them.
web-late-refused = They would rather not. You may ask again.
web-guest-seat = { $guest } says: the seat of { $name } was mine. Its cards go with it.
web-guest-bot = { $guest } would like to play on in place of { $name }.
web-guest-watch = { $guest } would like to watch.
web-guest-all = All of you have to agree: { $guest } comes from the address of one of you.
web-guest-no = No
web-guest-give = Give the seat
web-guest-let = Let them watch
web-given = { $name } plays on at the seat of { $was }.
web-given-back = { $name } has the seat back.
web-given-bot = A bot plays on for { $name }.
web-give-bot = Give the seat of { $name } to a bot
web-seconds-left = { $count ->
    [one] one second left
   *[other] { $count } seconds left
}
web-amount = Amount
web-clear = Clear the amount
web-amount-range = { $least } to { $most }
web-add-chip = add { $money }
web-close = Close
web-your-turn = It is your turn
web-others-turn = Another player is to move
web-play-now = Play now
web-laying = Laying the table…
web-hint = Hint
web-notebook = Notebook
web-sit-down = Sit down
web-start = Start
web-motto = Nobody leaves the table.
web-about = Cards for after the meal: with friends, with family, or with bots that see no more than you do. No account, nothing to install.
web-nav = House
web-nav-tables = Tables
web-nav-records = Records
web-nav-rules = Rules
web-nav-fair = Fair shuffles
web-language = Language
web-evening = Evening light
web-afternoon = Afternoon light
web-your-name = Your name at the table
web-ask-name = What shall we call you?
web-name-ok = That’s me
web-name-note = It is how the others see you, at once and at every table. A name is all a guest needs.
web-save = Save
web-device = Go on at another device
web-device-note = This link makes another device yours. It works once, for a day; send it to nobody else.
web-devices = Your devices
web-device-this = This device
web-device-other = Device since { $day }
web-device-unknown = Another device
web-device-link = Link that works until { $day }
web-device-forget = Forget
web-copy = Copy
web-copied = Copied
web-marked = Marked: press Ctrl+C to copy
web-share = Share
web-games = Games
web-against = against { $names }
web-open-table = Open a table
web-seats = { $least }–{ $most } players
web-variants = { $count ->
    [one] one variant
   *[other] { $count } variants
}
web-goes-on = Your match goes on
web-waits = Your table waits
web-with = { $title } with { $names }
web-back-to-it = Back to it
web-open-tables = Open tables
web-no-tables = No table is open to everybody just now. Open one, or play against bots.
web-table-of = { $name }’s table
web-free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
web-in-play = in play
web-watch = Watch
web-invitation = Invitation code or link
web-enter = Enter
web-own-drawing = All cards are our own drawing.
web-promise = Every shuffle is committed to before the deal and can be checked afterwards.
web-unreached = The house cannot be reached. This page was kept from your last visit.
web-try-again = Try again
web-new-table = A new table
web-variant = Variant
web-players = Players
web-who-plays = Who plays with you?
web-who-here = Who sits here?
web-more-players = More computer players
web-company-sees = They see only what their seat sees.
web-rule-of-thumb = Plays by rule of thumb here: this house has no compiled rules to think ahead with.
web-clock = Time for a decision
web-no-clock = no time limit
web-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
web-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
web-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
web-window = Time for others to speak up
web-window-none = none
web-window-short = short
web-window-usual = usual
web-window-long = long
web-catching = Time to catch somebody, before a bot moves
web-public = Everybody may find this table
web-options = The rules of this table
web-price = The price of this table
web-price-chosen = chosen
web-price-loses = A perfect player loses { $coins } of every 100 coins bet, in the long run.
web-price-wins = A perfect player wins { $coins } for every 100 coins bet, in the long run.
web-price-note = Exact, for fresh cards and one player alone. Each rule says what it would change.
web-range = { $least } to { $most }
web-changed = changed
web-waiting = Waiting for the others
web-waiting-for = Waiting for { $names }
web-all-here = Everybody is here
web-free-seat = Free seat
web-at-table = At the table
web-seats-taken = { $taken } of { $seats } seats
web-seat-gone = gone; the seat waits
web-free-the-seat = Free the seat
web-close-seat = Close this seat
web-add-seat = Add a seat
web-fill-and-start = Fill the seats and start
web-full = The table is full
web-full-note = If somebody stands up, you can sit down here.
web-agreed-rules = Agreed rules
web-clock-rule = { $time } for a decision
web-invite = Invite
web-invite-note = Whoever opens this link sits down at this table, without an account.
web-only-here = Only this computer can open it
web-only-here-note = Close the house and open it with “sobremesa serve --lan”: then phones and computers in the same network can come in.
web-qr = QR code of the invitation
web-qr-note = Point a camera here
web-code-get = Short code to say aloud
web-code-until = Opens the waiting room until { $time }
web-code-renew = Another quarter of an hour
web-add-bot = Add a player
web-change-player = Put somebody else in the place of { $name }
web-remove = Remove { $name }
web-move-up = Move { $name } up
web-move-down = Move { $name } down
web-ready = I am ready
web-not-ready = not yet
web-wait = Wait, not yet
web-is-ready = ready
web-host = host
web-stand-up = Stand up
web-contribution = Your pinch of salt for the shuffle
web-contribution-note = Any text. Your browser adds a handful of chance and first sends only a fingerprint of it; the text follows when everybody’s fingerprint is on the table. So nobody could know the cards.
web-round = round { $round }
web-round-of = round { $round } of { $last }
web-watching = { $count ->
    [one] one person watches
   *[other] { $count } people watch
}
web-rules = Rules
web-sound = Sound
web-leave = Leave the table
web-leave-note = The match goes on without you, and your seat is not kept.
web-just-go = Go to the house, keep my seat
web-stay = Stay
web-menu = Menu
web-tab-game = Match
web-tab-chat = Chat
web-tab-points = Points
web-tab-money = Money
web-unread = { $count ->
    [one] one new
   *[other] { $count } new
}
web-write = Write to the table
web-send = Send
web-mute = Do not show me what { $name } says
web-quiet = Nobody has said anything yet.
web-lamp-out = The light has gone out
web-lamp-note = No connection for { $seconds } s. Your seat waits for you; we keep trying.
web-try-now = Try now
web-lamp-on = The light is back.
web-missed = { $count ->
    [one] While you were away: one thing happened
   *[other] While you were away: { $count } things happened
}
web-see = see
web-you-watch = You are watching
web-turned-away = You cannot sit down here
web-protocol-version = The house was renovated while this page was open, and they no longer understand each other. Reload the page, and you are back at your table.
web-reload = Reload the page
web-to-house = To the house
web-closed-unused = This table was cleared: nobody began a match.
web-closed-abandoned = Everybody left; the match has no result.
web-closed-version = The rules were changed while this match was open; it ends without a result.
web-closed-finished = The match is over.
web-bill = The bill
web-bill-points = points
web-bill-money = money
web-behind = behind
web-bill-place = You come in at number { $place }.
web-evening-together = The evening
web-evening-matches = { $count ->
    [one] One match at this table
   *[other] { $count } matches at this table
}
web-evening-winners = The winners, in order
web-evening-won = { $count ->
    [one] match won
   *[other] matches won
}
web-thanks = Thank you. Stay a little longer.
web-bank = The house
web-rematch = Rematch with everybody
web-to-rematch = To the rematch
web-watch-record = See the match again
web-see-table = Look at the table
web-keys = Keys
web-keys-letter = the letter printed on a button presses it
web-keys-digits = the choices, in their order
web-keys-arrows = along the hand and over the board
web-keys-enter = play, send, press
web-keys-escape = take back the selection, close
web-keys-chat = chat
web-keys-again = say the question again
web-keys-help = these keys
web-letters = Keyboard shortcuts
web-volume = Volume
web-vibrate = Vibrate when it is my turn
web-sound-offer = Would you like to hear the cards?
web-sound-yes = With sound
web-sound-no = In silence
web-muted = You do not see what { $name } says.
web-unmute = Show it again
web-reactions = Reactions
web-mute-short = Mute
web-reaction-bravo = Bravo!
web-reaction-haha = Ha ha!
web-reaction-oh = Oh no!
web-reaction-hm = Hmm…
web-reaction-thanks = Thanks!
web-reaction-knock = Your turn!
web-notify = Tell me when it is my turn
web-skip = To your cards
web-records = Records
web-records-note = Every match is kept as a page that can be read, mailed and checked. Drop one here, from this house or another.
web-choose-file = Choose a file
web-your-records = Your finished matches
web-no-records = You have not finished a match here yet.
web-all-games = All games
web-came-first = You won
web-shared-first = You shared the win
web-came-in = You came in at number { $place }
web-won-by = Won by { $names }
web-show = Show
web-see-as = See as
web-everybody = everybody
web-all-hands = All hands
web-speed = Speed: { $speed }×
web-step = { $step } of { $steps }
web-first = First
web-back = Back
web-play = Play
web-pause = Pause
web-forward = Forward
web-last = Last
web-download = Download
web-copy-link = Copy link
web-moves = Moves
web-text = Text
web-beginning = The cards are dealt
web-verified = Shuffle verified
web-verified-note = Computed in your browser: every deal follows from the seed, and the seed matches the commitment { $commitment }.
web-forged = This record does not hold
web-forged-commitment = The seed is not the one that was committed to before the match.
web-forged-deal = Deal { $deal } does not follow from the seed.
web-forged-digest = Line { $line } was edited after it was written.
web-unproved = Nothing to verify
web-unproved-note = The cards of this match were not committed to before play.
web-lesson-cards = The cards
web-lesson-round = How it goes
web-lesson-good = An example that goes well
web-lesson-bad = And one that does not
web-lesson-whole = The whole rules
web-show-me = Show me at a table
web-guide-skip = Skip
web-guide-next = Next
web-guide-play = Play
web-guide-step = Note { $step } of { $steps }
web-fair-title = How the cards are shuffled
web-fair-1 = Before the match the house draws a secret seed of 32 bytes and shows its commitment: a fingerprint of the seed and of everything that was agreed on. From then on neither can be changed unnoticed.
web-fair-2 = Only then everybody at the table writes a text, and their device adds 128 random bits. At first only a fingerprint of it is sent.
web-fair-3 = When all fingerprints are on the table, everybody sees the list, and only then are the texts opened. They go into every shuffle: nobody, not even the house, can choose a text after hearing another. Bots add nothing.
web-fair-4 = After the last card the seed is shown. The record holds all of it, and your browser computes every shuffle again.
web-fair-proves = What that proves
web-fair-yes = Nobody knew the cards while they could still choose a text: to you, if your device saw the commitment and the list, and your own text is in the record.
web-fair-missing = Whoever never opens a text chooses between two deals, with it and without it. The check counts the missing ones: with two of them the house could choose among four deals, with three among eight.
web-fair-moves = The moves are possible and the scores are right: to everybody.
web-fair-no = Not proved by any file: who made the moves, that no other match was begun and thrown away, that players did not tell each other their cards.
web-fair-bots = Bots see exactly what a person in their seat would see, and nothing more.
web-check-record = Check a record
web-committed = The shuffle is fixed: { $commitment }
web-listed = The pinches of salt are sealed: { $hashes }

cli-odds = what every choice is worth, exactly: the value of a table and its chart
cli-arg-seen = cards that are gone, separated by commas
cli-arg-after-split = how hands are played after a split: cdz as without the split, cdp by a strategy of their own
cli-arg-infinite = infinitely many decks
cli-arg-effects = what every other choice of an option would change
cli-arg-values = print also what every move is worth
cli-arg-odds-csv = answer as lines for a spreadsheet
cli-arg-odds-svg = answer as a picture of the chart (SVG)
no-odds = There are no exact odds for { $game }; there are for { $known }.
odds-unknown-card = { $card } is not a card; there are { $known }.
odds-too-few-left = Too few cards are left: at least { $least } are needed.
odds-value = Value for a player who makes no mistake: { $share } of the first bet.
odds-chart = The best move
odds-values = The value of every move, of the first bet
odds-effects = What other rules would change
odds-infinite-seen = An infinite shoe forgets no card: leave out --seen or --infinite.
odds-too-many-seen = More of a card were seen than the shoe holds.
odds-unknown-convention = --after-split cannot be { $value }; it may be { $known }.
odds-not-here = Splits and infinite decks are not of this game.

# Assistance, which a table agrees to before the start
web-assistance = Help while playing
assistance-none = none
assistance-hints = hints
assistance-odds = odds
web-agreed-none = No hints and no odds
web-agreed-hints = Hints for whoever asks
web-agreed-odds = Odds beside every choice
hints-not-agreed = This table agreed to play without hints.
odds-not-agreed = This table did not agree to odds.
odds-no-choice = There is nothing to weigh now.
odds-not-ready = The odds of this game are estimated, and that needs compiled rules: they are not here, or not ready yet.
command-odds = odds
help-odds = what every choice is worth, beside it, from now on; once more: no longer
odds-hidden = Odds are no longer shown.
cli-arg-assistance = what helps the players: none, hints or odds

# Odds beside the choices
web-odds = Odds
web-odds-fold = Fold the odds away
web-odds-agreed = Odds agreed at this table
web-odds-exact = Exact for these rules and the { $cards } cards you have not seen. Values are the average result, in coins of this bet.
web-odds-estimated = Estimated from { $worlds } tries of what you cannot see; ± is the error.
web-odds-chance = Chance to win
web-odds-equal = Equal: { $moves }. They differ by less than the error.
web-odds-heard = Odds: { $choices }.
web-odds-best = { $move }, best, { $value }
web-odds-as-good = { $move }, equal, { $value }
web-odds-other = { $move } { $value }
web-odds-plus = plus { $value }
web-odds-minus = minus { $value }
web-odds-percent = { $value } percent, give or take { $error }
web-keys-odds = shows the odds, or folds them away

# Review
cli-review = what was luck and what was skill in a recorded match
cli-arg-review-seat = whose decisions: the number of the seat
review-of = How { $seat } played
review-average = the rules
review-average-chance = equal chances
review-luck = luck of the cards
review-decisions = your decisions
review-substitutes = played for you
review-result = result
review-won = +{ $coins } coins, and where they came from
review-lost = −{ $coins } coins, and where they went
review-even = No coin more or less, and why
review-sum = What the rules give on average, the luck of the cards and your decisions add up exactly.
review-substituted = What the clock or the house played for you counts apart.
review-free = { $count ->
    [0] Nothing had to be decided
    [one] { $good ->
        [one] Your one decision cost nothing
       *[other] Your one decision cost something
    }
   *[other] { $good } of { $count } decisions cost nothing
}
review-signs = Decisions in order: { $count }; they cost something: { $costly }; equal choices: { $equal }.
review-sign-best = best
review-sign-equal = equal choices
review-sign-costly = cost something
review-accuracy = accuracy
review-loss = coins lost a round
review-luck-good = better cards than average: one evening in { $evenings }
review-luck-bad = worse cards than average: one evening in { $evenings }
review-dearest = What cost something, dearest first
review-round = round { $number }
review-against = against
review-better = Better: { $best }.
review-more = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
review-looking = Looking at every decision…
review-estimated = The values are chances to win the match, found by playing on from what you could see; in all they are good to ± { $share }. What is closer than the error is equal. They are our own player’s, so they favour whoever plays like it.
review-note = Differences too small to matter are equal, never a mistake; bets are not judged. Luck is measured against what every choice was worth for these rules and the cards left.
no-such-hand = These cards are no situation of this table.
too-many-reviews = You have shared { $most } reviews: delete one first.
unknown-review = This review is not there, or not any more.
web-review = Review
web-reviewing = Looking at every decision…
web-review-match-won = A match won, and how it came about
web-review-match-lost = A match lost, and how it came about
web-review-chance-sum = Chances to win the match: an even start, the luck of the cards and your decisions add up exactly.
web-review-chance-loss = of the chances lost by decisions
web-review-split = Where one hand becomes two, each is judged by itself, by what the same cards would be worth alone: then a cost can come out a little too high, or even as a gain.
web-review-look = Look at round { $number } in the record
web-rounds-played = { $count ->
    [one] one round
   *[other] { $count } rounds
}
train-title = Trainer
web-train-these = { $count ->
    [one] Train this one
   *[other] Train these { $count }
}
web-share-note = A picture with your name and these blocks, or a link to this page: on it the others are seats by number, and nobody gets to the record from there.
web-share-picture = Save the picture
web-share-link = Make a link
web-share-delete = Delete the link
web-share-deleted = The link is deleted.
web-share-yours = Reviews you share
web-take-over = Take over from here
web-take-over-note = Whoever sat there is you now; the others are played by the computer, and what you could not see is drawn anew.
web-shared-by = How { $name } played

# Trainer
cli-train = practise what you get wrong
cli-arg-hands = how many hands; 12 by default
train-hand = hand { $number } of { $count }
train-ask = Your choice ({ $moves })
train-right = Right: { $move }.
train-equal = As good as the best: { $move }.
train-wrong = Better: { $move }.
train-less = “{ $move }” costs { $loss } bets.
train-score = Right: { $right } of { $count }. What you got wrong comes back after 1, 3 and 8 days.
train-again = { $count ->
    [one] You got this wrong once.
   *[other] You got this wrong { $count } times.
}
train-hard = A hand that is easily played wrong.
train-reviewed = { $count ->
    [one] One of your records was reviewed.
   *[other] { $count } of your records were reviewed.
}
web-train-what = Trainer: hands that are hard to play
web-train-today = Today
web-train-today-is = Hands: { $done } of { $count }; right: { $right }.
web-train-known = What you know
web-train-why = Why this hand?
web-train-next = Next hand
web-train-done = That was today’s lesson.
web-train-more = Some more
web-train-bets = in bets
