import { describe, expect, test } from 'vitest'
import { Declarations } from './declarations.ts'
import { refusalsIn } from './refusals-in.ts'

describe('refusals in sources', () => {
  test('are found with their codes, where they are thrown and where they are made', () => {
    const refusals = said(`
      throw new Refusal('forbidden', 'Only administrators may.')
      class WrongMethod extends Refusal {
        constructor(path) { super('wrong_method', \`Not at \${path}.\`) }
      }
      throw notFound('No such farm.')
      throw invalid({ name: ['Enter a name.'] })
      const sent = z.object({ farm_id: rowNumber('Say which farm.') })`)
    expect(refusals).toEqual([
      'forbidden Only administrators may.',
      'wrong_method Not at {path}.',
      'not_found No such farm.',
      'invalid Enter a name.',
      'invalid Say which farm.',
    ])
  })

  test('say what is behind a name, a call, and what callers hand over', () => {
    const refusals = said(`
      const usual = 'The scanner is away.'
      function away(log, sentence = usual) { return new Refusal('unavailable', sentence) }
      throw away(log, 'The file is too large to scan.')
      const why = isOpen ? \`\${row.label.toLowerCase()} is open.\` : closedWords(row)
      function closedWords({ name }) { return \`\${name} is closed.\` }
      throw new Refusal('conflict', why)`)
    expect(refusals).toEqual([
      'unavailable The scanner is away.',
      'unavailable The file is too large to scan.',
      'conflict {label} is open.',
      'conflict {name} is closed.',
    ])
  })

  test('are told once: what is only handed on is left out', () => {
    expect(said(`throw new Refusal(error.code, error.message)`)).toEqual([])
    expect(said(`throw new Refusal('invalid', error.message)`)).toEqual([])
  })
})

function said(text: string): readonly string[] {
  const declarations = new Declarations([{ path: 'made-up.ts', text }])
  return refusalsIn(declarations).map(({ code, sentence }) => `${code} ${sentence}`)
}
