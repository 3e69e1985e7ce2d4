// A paddock’s name without what people write one way or the other: large letters, accents, blanks and
// signs, noughts before a number, and the word “paddock” itself.

export function nameKey(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return squeezed(plain.replace(paddockWords, ' ')) || squeezed(plain)
}

/** By themselves, or straight before a number: `PDK12`. */
const paddockWords = /(?<![\p{L}\p{N}])(?:paddocks?|padd?|pdks?|pks?)(?![\p{L}])/gu

function squeezed(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '').replace(/(?<!\p{N})0+(?=\p{N})/gu, '')
}
