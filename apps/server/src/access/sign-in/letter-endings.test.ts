// Every letter ends with why one gets it, and how to stop it or that it always comes.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { letterOfQuestions } from '../../background/question-letter-text.ts'
import * as ofAccounts from './account-letters.ts'
import { givenAccessLetter } from './given-access-letter.ts'
import { invitationLetter } from './invitation-letter.ts'
import { letterSettingsAt, letterText } from './letter.ts'

const link = 'https://furrow.example/x'
const asked = {
  email: 'pat@farm.example',
  name: 'Pat',
  farm_id: 1,
  farm: 'Downs',
  period_id: null,
  period: null,
  question_id: 1,
  question: 'Is this right?',
  figure: null,
  text: 'Is this right?',
  is_question: true,
  author: 'Sam',
}

test.each([
  ['a new email to confirm', ofAccounts.confirmEmailLetter(link)],
  ['an email that is taken', ofAccounts.takenEmailLetter],
  ['a change that was asked for', ofAccounts.emailChangeAskedLetter('new@farm.example')],
  ['an email that changed', ofAccounts.emailChangedLetter('new@farm.example', link)],
  ['an email that was put back', ofAccounts.emailPutBackLetter],
  ['an email that was set', ofAccounts.emailSetLetter('new@farm.example')],
  ['a new administrator', ofAccounts.newAdministratorLetter('Pat', false)],
  ['a password that changed', ofAccounts.passwordChangedLetter],
  ['a program', ofAccounts.newTokenLetter({ name: 'curl', address: '127.0.0.1' })],
  ['given access', givenAccessLetter({ by: null, place: 'Downs', people: [], link })],
  ['an invitation', invitationLetter({ to: 'a@b.example', inviter: 'Sam', place: 'Downs', link })],
])('%s always comes, and says so', (_name, letter) => {
  expect(letterText(letter)).toMatch(
    /\S\n\nYou get this email because [^.]+\.\nEmails about access and passwords always come\.\n$/,
  )
})

test('what one may do without says where it is stopped', () => {
  expect(letterText(letterOfQuestions([asked], 'https://furrow.example/'))).toMatch(
    /\n\nYou get this email because you asked, .+\.\nTo stop it:\nhttps:\/\/furrow\.example\/collect\/1\.0\.0\/me\n$/,
  )
  expect(letterSettingsAt('https://a.example/furrow/')).toBe(
    'https://a.example/furrow/collect/1.0.0/me',
  )
})

test('whatever writes a letter puts that below it', () => {
  const source = join(import.meta.dirname, '../..')
  const writing = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map(file => readFileSync(join(source, file), 'utf8'))
    .filter(text => text.includes('insert into outgoing_mails'))
  expect(writing.length).toBeGreaterThan(1)
  for (const text of writing) {
    const written = text.match(/insert into outgoing_mails/g)?.length ?? 0
    const told = text.match(/letterText/g)?.length ?? 0
    // Once where it comes from, and once for each.
    expect(told).toBeGreaterThan(written)
  }
})
