// Australian business numbers, as the Tax Office checks them.

const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]

/** Eleven digits, with or without spaces, of which the first two follow from the others. */
export function isAbn(text: string): boolean {
  const digits = text.replaceAll(/\s/g, '')
  if (!/^[1-9]\d{10}$/.test(digits)) return false
  const sum = weights.reduce((all, weight, place) => {
    const digit = Number(digits[place]) - (place === 0 ? 1 : 0)
    return all + digit * weight
  }, 0)
  return sum % 89 === 0
}

/** `51 824 753 556`. */
export function abnText(text: string): string {
  const digits = text.replaceAll(/\s/g, '')
  return digits.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')
}
