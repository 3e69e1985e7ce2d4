// Devices and sign-ins in words: which browser on what, whether a token still counts, and how an
// attempt to sign in ended.

export interface TokenRow {
  readonly id: number
  readonly name: string
  readonly agent: string | null
  readonly address: string | null
  readonly last_used_at: string
  readonly created_at: string
  readonly expires_at: string
  readonly ends_at: string
  readonly revoked_at: string | null
  readonly only_reads: boolean
  readonly for_app: string | null
}

/** Those that still count, the last used first. Pages shown inside Furrow are no devices. */
export function devicesIn(tokens: readonly TokenRow[], now: number): readonly TokenRow[] {
  return tokens
    .filter(({ revoked_at, only_reads, expires_at, ends_at }) => {
      const end = Math.min(Date.parse(expires_at), Date.parse(ends_at))
      return revoked_at === null && !only_reads && end > now
    })
    .toSorted((one, other) => Date.parse(other.last_used_at) - Date.parse(one.last_used_at))
}

/** “Chrome on Windows”; what is not known is a device. */
export function agentText(agent: string | null): string {
  if (!agent) return 'An unknown device'
  const browser = browsers.find(([sign]) => agent.includes(sign))?.[1]
  const system = systems.find(([sign]) => agent.includes(sign))?.[1]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? agent.slice(0, 60)
}

/** The order counts: each of them also says that it is one of those below. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const

const systems = [
  ['iPad', 'iPad'],
  ['iPhone', 'iPhone'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'Chromebook'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const

export function outcomeText(outcome: string): string {
  return outcomes[outcome] ?? outcome
}

const outcomes: Readonly<Record<string, string>> = {
  'Signed in': 'Signed in',
  'Wrong password': 'Wrong password, sign-in refused',
  'Not active': 'Sign-in refused: the account is switched off',
  'Unknown address': 'Sign-in refused: unknown email',
  'Password changed': 'The password was changed',
  'Password reset': 'A new password was set by an emailed link',
  'Invitation accepted': 'An invitation was accepted',
  'Email change asked for': 'A change of email was asked for',
  'Email changed': 'The email was changed',
  'Email put back': 'The old email was restored',
}
