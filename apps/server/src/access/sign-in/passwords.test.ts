import type { Refusal } from '@furrow/wire/refusal'
import { describe, expect, test } from 'vitest'
import { refuseWeakPassword } from './new-password.ts'
import { hashPassword, isPassword } from './passwords.ts'

describe('a password that is kept', () => {
  test('is kept by argon2id at the cost that we say, and never twice alike', async () => {
    const [one, other] = await Promise.all(['a long word', 'a long word'].map(hashPassword))
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(other)
  })

  test('is known again, and nothing else is', async () => {
    const kept = await hashPassword('gum tree by the creek')
    expect(await isPassword('gum tree by the creek', kept)).toBe(true)
    expect(await isPassword('gum tree by the Creek', kept)).toBe(false)
    expect(await isPassword('gum tree by the creek ', kept)).toBe(false)
  })

  test('is the same from a keyboard that writes accents in two pieces', async () => {
    expect(await isPassword('cafe\u0301 at noon', await hashPassword('caf\u00e9 at noon'))).toBe(
      true,
    )
  })

  test.each([null, undefined])('that is %s fits no word', async kept => {
    expect(await isPassword('', kept)).toBe(false)
    expect(await isPassword('anything', kept)).toBe(false)
  })
})

describe('a new password', () => {
  const email = 'sam@example.com'
  const faultOf = (password: string, confirmation = password) => {
    try {
      refuseWeakPassword({ password, confirmation, email })
    } catch (error) {
      return (error as Refusal).errors
    }
    return undefined
  }

  test.each([
    ['nine char', 'A password needs at least 10 characters.'],
    ['🐑🐑🐑🐑🐑', 'A password needs at least 10 characters.'],
    ['x'.repeat(201), 'A password can have at most 200 characters.'],
    ['1234567890', 'Too many people use this password. Choose another one.'],
    ['QwertyUiop', 'Too many people use this password. Choose another one.'],
    ['Sam@Example.com', 'The password can’t be your email.'],
  ])('%s is refused', (password, sentence) => {
    expect(faultOf(password)).toEqual({ password: [sentence] })
  })

  test('that is typed differently the second time is refused', () => {
    expect(faultOf('gum tree by the creek', 'gum tree by the crek')).toEqual({
      password_confirmation: ['The two passwords are not the same.'],
    })
  })

  test.each(['ten chars!', 'gum tree by the creek', 'x'.repeat(200)])('%s is taken', password => {
    expect(faultOf(password)).toBeUndefined()
  })
})
