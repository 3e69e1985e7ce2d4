// What a pooler has to be told, so that its connections are as Furrow's own: in the words of PgBouncer, and for any
// other in SQL.

import { connectionSettings } from './db/connection-settings.ts'
import type { Settings } from './settings/settings.ts'

type Wanted = Pick<Settings, 'databaseUrl' | 'databaseSessionUrl' | 'timeZone'>

export function poolerWords({ databaseUrl, databaseSessionUrl, timeZone }: Wanted): string {
  const { hostname, port, pathname, username } = new URL(
    databaseSessionUrl ?? databaseUrl ?? 'postgres://furrow@127.0.0.1:5432/furrow',
  )
  const [name, user] = [pathname.slice(1), decodeURIComponent(username)]
  const settings = Object.entries(connectionSettings({ timeZone }))
  const sets = settings.map(([setting, value]) => `set ${setting} = '${value}'`).join('; ')
  const alters = settings.map(
    ([setting, value]) => `alter role "${user}" in database "${name}" set ${setting} = '${value}';`,
  )
  return `PgBouncer, in pgbouncer.ini:

[databases]
${name} = host=${hostname} port=${port || 5432} dbname=${name} connect_query='${sets.replaceAll("'", "''")}'

[pgbouncer]
pool_mode = transaction

Any other pooler in transaction mode: run this once on the database, and let the pooler connect again.

${alters.join('\n')}

DATABASE_URL then names the pooler, and DATABASE_SESSION_URL PostgreSQL itself.`
}
