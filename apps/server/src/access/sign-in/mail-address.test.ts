import { expect, test } from 'vitest'
import { isMailAddress, mailAddress } from './mail-address.ts'

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
