import { text } from '@furrow/catalogue/fields'
import { expect, test } from 'vitest'
import { beyondBounds } from './bound-words.ts'
import { isMailAddress, mailAddress, unreachable } from './reached-by.ts'
import { keptSchema, valueSchema } from './value-schema.ts'

test.each(['name@example.com', 'o’neil', 'a@b', 'a b@example.com', 'sam.reed+farm@example.com.au'])(
  'the email %s is judged alike where it is typed and where it is sent',
  typed => {
    const field = text({ keys: 'email' })
    const said = beyondBounds(typed, field, 'Email')
    const sent = valueSchema(field, 'Email').safeParse(typed)
    expect(sent.error?.issues[0]?.message).toBe(said)
    expect(said === undefined).toBe(typed.includes('@example.com') && !typed.includes(' '))
  },
)

test.each([
  ['07 5550 1999', true],
  ['+61 (0)412 345 678, after 6', true],
  ['13 11 26', true],
  ['Sam', false],
  ['12345', false],
  ['sam123456@example.com', false],
])('the phone number %s', (typed, isOne) => {
  const field = text({ keys: 'tel' })
  const said = isOne ? undefined : 'That isn’t a phone number. Enter one like 0412 345 678.'
  expect(beyondBounds(typed, field, 'Phone')).toBe(said)
  expect(valueSchema(field, 'Phone').safeParse(typed).success).toBe(isOne)
})

test('nothing is no mistake, and what was kept before stays readable', () => {
  expect(unreachable(' ', 'tel')).toBeUndefined()
  expect(unreachable('anything', 'url')).toBeUndefined()
  expect(keptSchema(text({ keys: 'email' }), 'Email').safeParse('by hand').success).toBe(true)
})

test('an address is kept in lower case, without spaces around it', () => {
  expect(mailAddress('  Ann.Lee@Example.COM\n')).toBe('ann.lee@example.com')
})

test('an address has a name, and a place with a dot', () => {
  for (const good of ['ann@example.com', 'a.b+c@mail.example.co']) {
    expect(isMailAddress(good), good).toBe(true)
  }
  for (const bad of ['', 'ann', '@example.com', 'ann@home', 'a b@example.com', 'a@b.co, c@d.co']) {
    expect(isMailAddress(bad), bad).toBe(false)
  }
})
