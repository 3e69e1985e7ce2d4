// How Furrow is, for people: that it is up, what is in it, and where to look next.

import type { DemoLogin } from '@furrow/wire/public-settings'
import { pageText, safe } from './html-page.ts'
import { isWell } from '../state.ts'
import type { State, StoreContents } from '../state.ts'

export interface Status {
  readonly version: string
  readonly state: State
  readonly contents: StoreContents | undefined
  readonly logins: readonly DemoLogin[]
  readonly password: string
}

export function statusPage({ version, state, contents, logins, password }: Status): string {
  const well = isWell(state)
  const body = [
    `<h1>${well ? 'Furrow is running' : 'Furrow is waiting for its database'}</h1>`,
    `<p class="state${well ? '' : ' unwell'}">${well ? '● All is well' : '▲ Not ready yet'}</p>`,
    `<p>${safe(sentenceAbout(state))}</p>`,
    state.disk?.isLow ? `<p class="state unwell">▲ ${safe(roomLeft(state.disk.free))}</p>` : '',
    contents ? facts(contents) : '',
    contents?.demo ? peopleTable(logins, password) : '',
    '<h2>Where to look</h2>',
    '<ul>',
    '<li><a href="/">The screens of Furrow</a></li>',
    '<li><a href="/api/v2/docs">The records of Furrow, described</a></li>',
    '<li><a href="/api/v2/openapi.json">The same for programs, as OpenAPI</a></li>',
    '<li><a href="/api/v2/catalogue">The catalogue, as JSON</a></li>',
    '<li><a href="/api/v2/health">How the server is</a></li>',
    '</ul>',
    `<p class="soft">Version ${safe(version)}</p>`,
  ].join('\n')
  return pageText({ title: 'Status', body })
}

function sentenceAbout({ database, migrations, isTooNew }: State): string {
  if (!database.reachable) return 'The database cannot be reached just now.'
  if (isTooNew) return 'A newer Furrow has changed the database so that this one can’t use it.'
  const { applied, expected } = migrations
  const plural = expected === 1 ? 'migration' : 'migrations'
  return `PostgreSQL ${database.version}, ${applied} of ${expected} ${plural} applied.`
}

function roomLeft(free: number): string {
  const megabytes = Math.floor(free / 1024 ** 2).toLocaleString('en-AU')
  return `Only ${megabytes} MB are left on the disk. Free some space soon, or nothing more can be saved.`
}

function facts({ farms, paddocks }: StoreContents): string {
  const shown = (figure: number) => figure.toLocaleString('en-AU')
  return (
    `<ul class="facts"><li><strong>${shown(farms)}</strong>farms</li>` +
    `<li><strong>${shown(paddocks)}</strong>paddock records</li></ul>`
  )
}

function peopleTable(logins: readonly DemoLogin[], password: string): string {
  const rows = logins.map(
    ({ email, what }) =>
      `<tr><th scope="row"><code>${safe(email)}</code></th><td>${safe(what)}</td></tr>`,
  )
  return [
    '<h2>People of the demonstration</h2>',
    `<p>The password is <code>${safe(password)}</code> for all of them.</p>`,
    '<div class="wide"><table><thead><tr><th scope="col">Sign in as</th><th scope="col">Who that is</th></tr></thead>',
    `<tbody>${rows.join('')}</tbody></table></div>`,
  ].join('\n')
}
