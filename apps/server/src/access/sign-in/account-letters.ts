// What people are told by email about their own account: a change of email asked for, made and undone, a
// new password, and a program that signed in.

import { inOneLine } from './letter.ts'
import type { Letter } from './letter.ts'

type Told = Omit<Letter, 'to'>

const notYou = 'If this was you, there is nothing else to do.'

/** To the new address, where nobody has it yet. */
export function confirmEmailLetter(link: string): Told {
  return {
    subject: 'Confirm your new email for Furrow',
    body: `Hello,

someone asked to sign in to Furrow with this email from now on.

Open this link to confirm it, and sign in with your old email if you are asked to. It works once, within 60 minutes:
${link}

If this was not you, you can ignore this email. Nothing changes.
`,
    why: 'someone entered this email for their Furrow account',
  }
}

/** To the new address, where someone has it already. */
export const takenEmailLetter: Told = {
  subject: 'Your email was entered for another Furrow account',
  body: `Hello,

someone asked to use this email for their Furrow account. It already has an account of its own, so nothing has changed.

If this was you, sign in with this email, or use “Forgot your password?” if you no longer know the password.
If this was not you, you can ignore this email.
`,
  why: 'this email has a Furrow account',
}

/** To the old address, at once. */
export function emailChangeAskedLetter(newEmail: string): Told {
  return {
    subject: 'A change of your Furrow email was asked for',
    body: `Hello,

someone who knows your password asked to change the email of your Furrow account from this one to ${inOneLine(newEmail)}. It changes once the link that we sent there is opened, within 60 minutes.

${notYou}

If it was not you, use “Forgot your password?” where you sign in and set a new password now. That stops the change and signs out every device.
`,
    why: 'it is about how you sign in to Furrow',
  }
}

/** To the old address, once the email has changed. */
export function emailChangedLetter(newEmail: string, wayBack: string): Told {
  return {
    subject: 'Your Furrow email has changed',
    body: `Hello,

the email of your Furrow account has changed from this one to ${inOneLine(newEmail)}.

${notYou}

If it was not you, open this link to get your account back. It puts this email back, signs out every device and sends you a link to set a new password. It works once, within 72 hours:
${wayBack}
`,
    why: 'it is about how you sign in to Furrow',
  }
}

/** To the address that was taken off again. */
export const emailPutBackLetter: Told = {
  subject: 'Your Furrow email has been restored',
  body: `Hello,

the email of a Furrow account was changed to this one, and has now been restored to the one before. This email no longer signs in to that account.
`,
  why: 'this email was entered for a Furrow account',
}

/** To the old and the new address, where an administrator changed it. */
export function emailSetLetter(newEmail: string): Told {
  return {
    subject: 'Your Furrow email has changed',
    body: `Hello,

an administrator has changed the email of your Furrow account to ${inOneLine(newEmail)}. You sign in with that one from now on.

If you did not expect this, please ask whoever looks after your Furrow.
`,
    why: 'the email of your Furrow account has changed',
  }
}

/** To every administrator, and to whoever is one now. */
export function newAdministratorLetter(name: string, isThey: boolean): Told {
  const who = inOneLine(name, 'Someone')
  return {
    subject: isThey
      ? 'You are now an administrator of Furrow'
      : `${who} is now an administrator of Furrow`,
    body: `Hello,

${isThey ? 'you are' : `${who} is`} now an administrator of Furrow, which means that ${isThey ? 'you see and can change' : 'they see and can change'} everything.

If you did not expect this, please tell whoever looks after your Furrow at once.
`,
    why: 'you are an administrator of Furrow',
  }
}

export const passwordChangedLetter: Told = {
  subject: 'Your Furrow password has changed',
  body: `Hello,

the password of your Furrow account has been changed.

${notYou}

If it was not you, use “Forgot your password?” where you sign in and set a new one now. That signs out every device.
`,
  why: 'it is about how you sign in to Furrow',
}

interface NewToken {
  /** What the program calls itself. */
  readonly name: string
  readonly address: string
}

export function newTokenLetter({ name, address }: NewToken): Told {
  return {
    subject: 'A program signed in to your Furrow account',
    body: `Hello,

a program signed in to your Furrow account with your email and password, and can now use it until it is signed out: ${inOneLine(name, 'a program without a name')}, from the network address ${inOneLine(address, 'unknown')}.

${notYou}

If it was not you, set a new password under My profile in Furrow, which signs it out.
`,
    why: 'it is about how you sign in to Furrow',
  }
}
