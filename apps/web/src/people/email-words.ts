// What is said of an email that was just written: that it was sent, or that it waits because this Furrow
// sends none.

export const notSendingEmail = 'This Furrow isn’t set up to send email yet.'

interface Emailing {
  readonly sends_email: boolean
}

export function invitationEmailed(email: string, { sends_email }: Emailing): string {
  if (sends_email) return `We’ve emailed ${email}.`
  return `The email to ${email} is waiting. ${notSendingEmail} Ask your administrator for the link.`
}
