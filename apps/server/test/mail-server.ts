// A mail server on loopback that speaks real SMTP, keeps what it is given, and refuses when told.

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerOptions } from 'smtp-server'

export interface MailServer {
  readonly url: string
  readonly port: number
  readonly received: Received[]
  /** How often someone told a password. */
  readonly logins: number
  /** Asked for each recipient; what it gives back is a refusal, such as `451 Later.` */
  refusing(why: (address: string) => string | undefined): void
  close(): Promise<void>
}

export interface Received {
  readonly user: string | undefined
  readonly secure: boolean
  readonly from: string
  readonly to: readonly string[]
  /** Headers and text as they came. */
  readonly text: string
}

export const login = { user: 'furrow@farm.example', password: 'hay & stubble%' }

/** What a conversation leaves behind. */
interface Kept {
  readonly received: Received[]
  logins: number
  whyNot: (address: string) => string | undefined
}

export async function mailServer(port = 0, options: SMTPServerOptions = {}): Promise<MailServer> {
  const kept: Kept = { received: [], logins: 0, whyNot: () => undefined }
  const server = new SMTPServer({ logger: false, ...answersOf(kept), ...options })
  server.on('error', () => undefined)
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  const at = (listening.address() as AddressInfo).port
  const named = `${encodeURIComponent(login.user)}:${encodeURIComponent(login.password)}`
  return {
    url: `smtp://${named}@127.0.0.1:${at}`,
    port: at,
    received: kept.received,
    get logins() {
      return kept.logins
    },
    refusing(why) {
      kept.whyNot = why
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

function answersOf(kept: Kept): SMTPServerOptions {
  return {
    onAuth({ username, password }, _session, done) {
      kept.logins += 1
      const isRight = username === login.user && password === login.password
      if (isRight) return done(null, { user: username })
      // The worst that a server can say.
      return done(new Error(`no ${username} has the password ${password}`))
    },
    onRcptTo({ address }, _session, done) {
      const said = kept.whyNot(address)
      return done(said ? refusal(said) : null)
    },
    onData(stream, { user, secure, envelope }, done) {
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      const to = envelope.rcptTo.map(({ address }) => address)
      const said = { user: user as string | undefined, secure, from, to }
      let text = ''
      stream.on('data', piece => (text += String(piece)))
      stream.on('end', () => {
        kept.received.push({ ...said, text })
        done()
      })
    },
  }
}

function refusal(said: string): Error {
  const [code = '', ...words] = said.split(' ')
  return Object.assign(new Error(words.join(' ')), { responseCode: Number(code) })
}
