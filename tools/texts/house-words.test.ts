import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allTexts } from './all-texts.ts'
import { houseWords } from './house-words.ts'
import { saidBefore } from './said-before.ts'
import { textsIn } from './texts-in.ts'

const places = allTexts()

describe('what people read', () => {
  test('is in the words of the house', () => {
    expect(places.flatMap(({ texts }) => texts.flatMap(text => foreignIn(text)))).toEqual([])
    expect(places.length).toBeGreaterThan(50)
  })

  test('and so are docs, in what has one sense alone', () => {
    const pages = ['README.md', 'CHANGELOG.md', 'bench/README.md', ...globSync('docs/**/*.md')]
    const lines = pages.flatMap(path =>
      readFileSync(path, 'utf8')
        .split('\n')
        .map((text, at) => ({ path, line: at + 1, text })),
    )
    const words = houseWords.filter(({ better }) => inDocs.has(better))
    expect(words).toHaveLength(inDocs.size)
    expect(lines.flatMap(line => foreignIn(line, words))).toEqual([])
    expect(pages.length).toBeGreaterThan(40)
  })
})

/** By what is said instead. */
const inDocs = new Set([
  'fix',
  'submit',
  'undo, remove',
  'redone',
  'conflict',
  'calculated',
  'recorded',
  'someone',
  'in the meantime',
  'can see finances',
])

describe('what was said before', () => {
  test.each(saidBefore.map(phrases => ({ phrases })))('is foreign: $phrases.0', ({ phrases }) => {
    const known = phrases.filter(text => foreignIn({ path: 'a.ts', line: 1, text }).length > 0)
    expect(known).toEqual(phrases)
  })

  test('stands nowhere any more', () => {
    const whole = new Set(saidBefore.flat())
    const texts = places.flatMap(place => place.texts)
    expect(texts.filter(({ text }) => whole.has(text))).toEqual([])
    expect(saidBefore).toHaveLength(39)
  })
})

describe('a text', () => {
  test('is found between tags, in labels and in messages, with what is put into it', () => {
    const texts = textsOf(`
      import { x } from './x one two'
      const told = isOne ? \`\${name} is mended.\` : sql\`select one from two\`
      if (mode === 'not for people') throw new Error('A bug is for nobody')
      export const Card = () => <p className="card wide" aria-label="Rain of May">Needs {rain} for <b>{month}</b></p>`)
    expect(texts).toEqual(['{name} is mended.', 'Needs {rain} for {…}', 'Rain of May'])
  })

  test('is foreign where it has a word that the house does not say', () => {
    expect(foreignIn({ path: 'a.ts', line: 1, text: '6 to mend' })).toEqual([
      'a.ts:1: “6 to mend”: fix',
    ])
    for (const text of ['Recommended amendments', '{mend} points'])
      expect(foreignIn({ path: 'a.ts', line: 1, text })).toEqual([])
  })
})

function textsOf(text: string): readonly string[] {
  return textsIn({ path: 'card.tsx', text }).map(found => found.text)
}

function foreignIn(
  { path, line, text }: ReturnType<typeof textsIn>[number],
  words = houseWords,
): readonly string[] {
  const said = text.replaceAll(/\{[^}]*\}/gu, '{…}')
  return words
    .filter(({ not }) => not.test(said))
    .map(({ better }) => `${path}:${line}: “${text}”: ${better}`)
}
