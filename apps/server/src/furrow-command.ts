// npm run furrow -- COMMAND: people, tokens and backups, from the command line of an operator, on
// the database of the settings.

import { checkCatalogue } from '@furrow/catalogue/check-catalogue'
import { furrow } from '@furrow/catalogue/furrow'
import { Refusal } from '@furrow/wire/refusal'
import { backUp, restoreFrom } from './backup-commands.ts'
import { checkAll } from './check-command.ts'
import { citusStatements } from './db/spread/citus-statements.ts'
import type { Operating } from './furrow-place.ts'
import { readCommand, usage } from './furrow-words.ts'
import type { Wanted } from './furrow-words.ts'
import { changePassword, changePerson, createUser, revokeAll } from './people-commands.ts'
import { poolerWords } from './pooler-words.ts'
import { readSettings } from './settings/settings.ts'
import { listenForStop } from './stop-request.ts'

try {
  const wanted = readCommand(process.argv.slice(2))
  if (wanted) await run(wanted)
  else console.log(usage)
} catch (error) {
  console.error(sentenceOf(error))
  process.exitCode = 1
}

async function run(wanted: Wanted): Promise<void> {
  const ended = new AbortController()
  void listenForStop().asked.then(() => ended.abort(new Error('It was not done.')))
  const settings = readSettings(process.env, wanted.settings)
  const catalogue = checkCatalogue(furrow())
  const { signal } = ended
  try {
    console.log(await perform(wanted, { settings, catalogue, signal, say: console.log }))
  } catch (error) {
    throw signal.aborted ? signal.reason : error
  }
}

async function perform({ command }: Wanted, operating: Operating): Promise<string> {
  switch (command.kind) {
    case 'create':
      return createUser(command, operating)
    case 'password':
      return changePassword(command.email, operating)
    case 'change':
      return changePerson(command, operating)
    case 'revoke all':
      return revokeAll(command.email, operating)
    case 'backup':
      return backUp(command.file, operating)
    case 'restore':
      return restoreFrom(command.file, operating)
    case 'pooler':
      return poolerWords(operating.settings)
    case 'citus':
      return citusStatements(operating.catalogue)
    case 'check':
      return checkAll(operating)
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof Refusal && error.errors) return Object.values(error.errors).flat().join('\n')
  return error instanceof Error ? error.message : String(error)
}
