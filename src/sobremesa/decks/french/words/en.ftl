card = { $face ->
    [A] ace
    [J] jack
    [Q] queen
    [K] king
   *[other] { $face }
} of { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
}
    .rank = { $face }
    .suit = { $suit ->
        [c] c
        [d] d
        [h] h
       *[s] s
    }
    .code = { $code }
