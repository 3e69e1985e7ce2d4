// Texts that searches trip over.

/** Composed and decomposed, with wildcards, with figures inside, and words that JavaScript knows. */
export const oddNames = [
  'Paddock 2',
  'Paddock 10',
  'Paddock 02',
  'paddock 2',
  '100% Clay',
  'a_b',
  'axb',
  String.raw`a\b`,
  'été',
  'Été 2',
  'ÉTÉ 10',
  '42',
  'e\u0301te\u0301',
  '日本 4',
  '🌾 Weizen',
  '7',
  "O'Hara; drop",
  'x "y" z',
  '__proto__',
  'constructor',
  'null',
  'Öst',
  'zebra',
]

export const oddNotes = [
  null,
  'A long note, with 100% of everything_in_it',
  'line one\nline two',
  '  kept blanks  ',
  'a note',
  'A NOTE',
  '3.50',
]

/** To look for beside what is really there. */
export const soughtTexts = [
  'Paddock',
  'paddock',
  '2',
  '%',
  '_',
  String.raw`\\`,
  'é',
  'É',
  'ß',
  '日',
  '🌾',
  'NOTE',
  'zzz nothing',
  "'",
  '"',
  '100%',
  '__proto__',
  'toString',
  'null',
  'true',
]
