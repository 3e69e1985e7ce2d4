import { describe, expect, test } from 'vitest'
import { allTexts } from './all-texts.ts'
import { houseWords } from './house-words.ts'
import { textsIn } from './texts-in.ts'

/** Where the old words are still being replaced. A place that is done leaves the list. */
const stillToDo: readonly string[] = [
  'apps/server/src/access',
  'apps/web/src/app',
  'apps/web/src/entry',
  'apps/web/src/people',
  'apps/web/src/screens/business',
  'apps/web/src/screens/coming',
  'apps/web/src/screens/contacts',
  'apps/web/src/screens/farm-details',
  'apps/web/src/screens/impersonate',
  'apps/web/src/screens/me',
  'apps/web/src/screens/paddocks',
  'apps/web/src/screens/periods',
  'apps/web/src/screens/reports',
  'apps/web/src/screens/reset-password',
  'apps/web/src/sheet',
  'apps/web/src/workbook',
]

const places = allTexts().map(({ place, texts }) => ({ place, foreign: texts.flatMap(foreignIn) }))

describe('what people read', () => {
  test('is in the words of the house', () => {
    const done = places.filter(({ place }) => !stillToDo.includes(place))
    expect(done.flatMap(({ foreign }) => foreign)).toEqual([])
    expect(places.length).toBeGreaterThan(50)
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

function foreignIn({ path, line, text }: ReturnType<typeof textsIn>[number]): readonly string[] {
  const said = text.replaceAll(/\{[^}]*\}/gu, '{…}')
  return houseWords
    .filter(({ not }) => not.test(said))
    .map(({ better }) => `${path}:${line}: “${text}”: ${better}`)
}
