// A server with the crowd of the demonstration, twelve farms of it open again, and a mail server that keeps what is sent.

import { setTimeout } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { openDatabase } from '../../server/src/db/database.ts'
import type { Database } from '../../server/src/db/database.ts'
import { runDemo } from '../../server/test/demo-server.ts'
import { mailServer } from '../../server/test/mail-server.ts'
import type { MailServer } from '../../server/test/mail-server.ts'
import { closeBrowser, startBrowser } from './browser.ts'
import { openTwelveFarms } from './twelve-farms.ts'
import type { OpenFarm } from './twelve-farms.ts'

interface TwelveFarms {
  readonly address: string
  readonly browser: Browser
  readonly mails: MailServer
  readonly db: Database
  readonly farms: readonly OpenFarm[]
  stop(): Promise<void>
}

export async function runTwelveFarms(): Promise<TwelveFarms> {
  const mails = await mailServer()
  const env = { DEMO_DATA: 'yes', SMTP_URL: mails.url, MAIL_FROM: 'Furrow <furrow@farm.example>' }
  const [server, browser] = await Promise.all([runDemo(env), startBrowser()])
  // Farms to compare with are made while the server answers already.
  while (!server.printed().includes('more farms to compare with')) await setTimeout(1000)
  const db = openDatabase(server.databaseUrl, { connections: 2 })
  const { address } = server
  return {
    address,
    browser,
    mails,
    db,
    farms: await openTwelveFarms(address),
    async stop() {
      await closeBrowser(browser)
      await db.destroy()
      await server.stop()
      await mails.close()
    },
  }
}
