// A formula as people read it: names in words or as their numbers, and signs as they are written by hand.

const signs: Readonly<Record<string, string>> = { '*': '×', '/': '÷', '+': '+', '-': '−' }

/** `said`: what stands in the place of a name. */
export function formulaWords(formula: string, said: (name: string) => string): string {
  return formula
    .replaceAll('!', '')
    .replaceAll(/[a-z_]\w*|[*/+-]/g, part => {
      const sign = signs[part]
      return sign === undefined ? said(part) : ` ${sign} `
    })
    .replaceAll(/\s+/g, ' ')
    .trim()
}

export function namesOfFormula(formula: string): readonly string[] {
  return formula.match(/[a-z_]\w*/g) ?? []
}
