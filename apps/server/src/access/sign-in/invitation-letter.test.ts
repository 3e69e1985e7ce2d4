import { describe, expect, test } from 'vitest'
import { invitationLetter } from './invitation-letter.ts'
import { isInviteToken, newInviteToken } from './invite-token.ts'
import { linkFor } from '../reach/link-for.ts'
import { hashOfToken, newSecretToken } from '../tokens/secret-token.ts'

describe('links in letters', () => {
  test('a token is long, different each time, and known again by its hash alone', () => {
    const [one, other] = [newInviteToken(), newInviteToken()]
    expect(one.token).toMatch(/^invite_[A-Za-z0-9_-]{43}$/)
    expect(one.token).not.toBe(other.token)
    expect(hashOfToken(one.token)).toBe(one.hash)
    expect(one.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(isInviteToken(one.token)).toBe(true)
    expect(isInviteToken(newSecretToken('reset').token)).toBe(false)
  })

  test('a link leads to the page where a password is set, wherever Furrow is', () => {
    const path = '/collect/1.0.0/reset-password?token=invite_x'
    expect(linkFor('https://farms.example/', 'invite_x')).toBe(`https://farms.example${path}`)
    expect(linkFor('https://a.example/furrow', 'invite_x')).toBe(`https://a.example/furrow${path}`)
  })

  test('an invitation says who invites, where to, and where to answer', () => {
    const letter = invitationLetter({
      to: 'new@example.com',
      inviter: 'Sam Reed',
      place: 'Riverbend',
      link: 'https://farms.example/x',
    })
    expect(letter.to).toBe('new@example.com')
    expect(letter.subject).toBe('Sam Reed invites you to Riverbend on Furrow')
    expect(letter.body).toContain('Sam Reed has invited you to join Riverbend')
    expect(letter.body).toContain('\nhttps://farms.example/x\n')
  })

  test('a name cannot add lines to the letter or to its head', () => {
    const letter = invitationLetter({
      to: 'new@example.com',
      inviter: 'Sam\r\nBcc: all@example.com',
      place: `Farm\u2028${'x'.repeat(500)}`,
      link: 'https://farms.example/x',
    })
    expect(letter.subject).not.toMatch(/[\r\n\u2028]/)
    expect(letter.body).not.toMatch(/^Bcc/m)
    expect(letter.subject.length).toBeLessThan(300)
  })
})
