// The words after `npm run furrow --`, and the command that they make.

import path from 'node:path'
import { parseArgs } from 'node:util'

export const usage = `npm run furrow -- COMMAND

  user create EMAIL NAME [--admin]    adds a person who can sign in
  user password EMAIL                 sets a password, and signs them out everywhere
  user admin EMAIL [--off]            makes an administrator, or no longer one
  user deactivate EMAIL [--off]       lets nobody in as them any more, or again
  token revoke-all [EMAIL]            signs one person out everywhere, or everybody
  backup FILE                         writes everything into a new file
  restore FILE                        fills an empty database from such a file
  pooler                              prints what a pooler such as PgBouncer has to be told
  citus                               prints what spreads the database over machines by farm, with Citus
  check                               reads all of it, and says whether it is whole

A password is asked for, or read as the first line of standard input; it is never an argument.
The database is the one of DATA_DIR or DATABASE_URL, also as --data-dir and --database-url.`

type Command =
  | {
      readonly kind: 'create'
      readonly email: string
      readonly name: string
      readonly admin: boolean
    }
  | { readonly kind: 'password'; readonly email: string }
  | {
      readonly kind: 'change'
      readonly email: string
      readonly field: 'admin' | 'active'
      readonly to: boolean
    }
  | { readonly kind: 'revoke all'; readonly email: string | undefined }
  | { readonly kind: 'backup' | 'restore'; readonly file: string }
  | { readonly kind: 'pooler' | 'citus' }
  | { readonly kind: 'check' }

export interface Wanted {
  readonly command: Command
  /** As `readSettings` takes them. */
  readonly settings: readonly string[]
}

/** Nothing where only the usage is wanted. */
export function readCommand(args: readonly string[]): Wanted | undefined {
  const { values, positionals } = parsed(args)
  if (values.help || args.length === 0) return undefined
  const command = commandOf(positionals, values)
  if (!command) throw notUnderstood(args)
  const settings = (['data-dir', 'database-url'] as const).flatMap(name => {
    const value = values[name]
    return value === undefined ? [] : [`--${name}`, value]
  })
  return { command, settings }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        admin: { type: 'boolean' },
        off: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        'data-dir': { type: 'string' },
        'database-url': { type: 'string' },
      },
    })
  } catch {
    throw notUnderstood(args)
  }
}

function notUnderstood(args: readonly string[]): Error {
  return new Error(`"${args.join(' ')}" is not understood. What there is: npm run furrow -- --help`)
}

interface Grammar {
  readonly words: string
  /** How many further words there may be. */
  readonly takes: readonly [number, number]
  readonly flag?: 'admin' | 'off'
  make(given: readonly string[], isFlagged: boolean): Command
}

const grammars: readonly Grammar[] = [
  {
    words: 'user create',
    takes: [2, 2],
    flag: 'admin',
    make: ([email = '', name = ''], admin) => ({ kind: 'create', email, name, admin }),
  },
  {
    words: 'user password',
    takes: [1, 1],
    make: ([email = '']) => ({ kind: 'password', email }),
  },
  {
    words: 'user admin',
    takes: [1, 1],
    flag: 'off',
    make: ([email = ''], off) => ({ kind: 'change', email, field: 'admin', to: !off }),
  },
  {
    words: 'user deactivate',
    takes: [1, 1],
    flag: 'off',
    make: ([email = ''], off) => ({ kind: 'change', email, field: 'active', to: off }),
  },
  {
    words: 'token revoke-all',
    takes: [0, 1],
    make: ([email]) => ({ kind: 'revoke all', email }),
  },
  {
    words: 'backup',
    takes: [1, 1],
    make: ([file = '']) => ({ kind: 'backup', file: fromCaller(file) }),
  },
  {
    words: 'restore',
    takes: [1, 1],
    make: ([file = '']) => ({ kind: 'restore', file: fromCaller(file) }),
  },
  { words: 'pooler', takes: [0, 0], make: () => ({ kind: 'pooler' }) },
  { words: 'citus', takes: [0, 0], make: () => ({ kind: 'citus' }) },
  { words: 'check', takes: [0, 0], make: () => ({ kind: 'check' }) },
]

function commandOf(
  positionals: readonly string[],
  flags: { readonly admin?: boolean | undefined; readonly off?: boolean | undefined },
): Command | undefined {
  for (const { words, takes, flag, make } of grammars) {
    const { length } = words.split(' ')
    const given = positionals.slice(length)
    const flagged = (['admin', 'off'] as const).filter(name => flags[name])
    const [least, most] = takes
    const isMeant =
      positionals.slice(0, length).join(' ') === words &&
      given.length >= least &&
      given.length <= most &&
      given.every(word => word.trim() !== '') &&
      flagged.every(name => name === flag)
    if (isMeant) return make(given, flagged.length > 0)
  }
  return undefined
}

/** npm changes to the folder of the project, and says from where it was called. */
function fromCaller(file: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), file)
}
