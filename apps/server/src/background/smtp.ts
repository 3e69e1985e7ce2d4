// Hands a letter to a mail server. What that server says is told, never a password and never the
// letter's own words, for they may hold a link that lets someone in.

import { createTransport } from 'nodemailer'
import type { SMTPTransportOptions } from 'nodemailer'
import { letterHtml } from './letter-html.ts'
import type { WaitingLetter, MailTransport, MailResult } from './mail-transport.ts'

export interface Mailing {
  /** smtp:// or smtps://, with the name and password in it. */
  readonly url: string
  readonly from: string
}

/** In milliseconds. */
const patience = { opening: 10_000, silence: 30_000, wholeLetter: 120_000 }

export function smtpPost({ url, from }: Mailing): MailTransport {
  const options = optionsIn(new URL(url))
  const transport = createTransport(options)
  const secrets = secretsOf(options.auth)
  return async (letter, giveUp) => {
    const signal = AbortSignal.any([giveUp, AbortSignal.timeout(patience.wholeLetter)])
    try {
      await transport.sendMail({ ...written(letter, from), signal })
      return { isSent: true }
    } catch (error) {
      return failure(error as SmtpError, [...secrets, ...longWordsOf(letter.body)])
    }
  }
}

/** Only what stands here: a URL may not turn on the log of the conversation, for it tells all. */
function optionsIn({ protocol, hostname, port, username, password }: URL) {
  const host = hostname.replace(/^\[|\]$/g, '')
  const isNear = /^(localhost|127(\.\d+){3}|::1)$/i.test(host)
  const login = { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
  return {
    host,
    ...(port ? { port: Number(port) } : {}),
    secure: protocol === 'smtps:',
    ...(username ? { auth: login } : {}),
    // Over a network a password is told in secret or not at all. To this machine itself nobody can
    // listen, and mail servers there often have a certificate that nobody signed.
    requireTLS: username !== '' && !isNear,
    tls: { rejectUnauthorized: !isNear },
    dnsTimeout: patience.opening,
    connectionTimeout: patience.opening,
    greetingTimeout: patience.opening,
    socketTimeout: patience.silence,
  } satisfies SMTPTransportOptions
}

function written({ id, to, subject, body, created }: WaitingLetter, from: string) {
  const domain = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return {
    from,
    // As an object it is one address, whatever commas are in it.
    to: { name: '', address: to },
    subject,
    text: body,
    html: letterHtml({ subject, body }),
    date: created,
    // The same for each try: a letter that came twice is known as one.
    messageId: `<furrow-${id}-${created.getTime()}@${domain}>`,
    // So that nobody's absence is told to us.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

interface SmtpError extends Error {
  readonly code?: string
  readonly response?: string
  readonly responseCode?: number
}

function failure(error: SmtpError, secrets: readonly string[]): MailResult {
  const said = secrets.reduce(
    (text, secret) => text.replaceAll(secret, '…'),
    error.response ?? error.message,
  )
  // The database takes no zero byte, whatever a mail server says.
  const short = said
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 500)
  return { isSent: false, said: short, isForGood: isForGood(error) }
}

/** About the letter, not about our own sign-in there, which someone can fix. */
function isForGood({ code = '', responseCode = 500 }: SmtpError): boolean {
  const isOfLetter = code === 'EENVELOPE' || code === 'EMESSAGE'
  return isOfLetter && responseCode >= 500 && responseCode !== signInFirst
}

const signInFirst = 530

/** A password as it may come back: as it is, or in the codes in which it was sent. */
function secretsOf(login: { readonly user: string; readonly pass: string } | undefined) {
  if (!login?.pass) return []
  const { user, pass } = login
  const sent = [pass, `\0${user}\0${pass}`].map(text => Buffer.from(text).toString('base64'))
  return [...sent, encodeURIComponent(pass), pass]
}

function longWordsOf(body: string): string[] {
  return body.match(/[\w-]{20,}/g) ?? []
}
