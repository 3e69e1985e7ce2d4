// Days and moments as text: what is a real one, and the one form in which a moment is kept.

/** A day of the calendar, `YYYY-MM-DD`, that exists: not 30 February. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text.startsWith('0000')) return false
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

/** A moment in the form that is kept and served: `2026-07-01T04:30:00.000000Z`. */
export function isMoment(text: string): boolean {
  return momentOf(text) === text
}

const iso =
  /^(\d{4}-\d\d-\d\d)(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:[.,](\d{1,9}))?)?(Z|[+-]\d\d(?::?\d\d)?)?)?$/i

/** ISO 8601 brought to UTC with six decimals; nothing where it is no moment. Without a zone: UTC. */
export function momentOf(text: string): string | undefined {
  const found = iso.exec(text)
  if (!found) return undefined
  const [, day = '', hour = '00', minute = '00', second = '00', fraction = '', zone = 'Z'] = found
  const east = minutesEast(zone)
  if (!isDay(day) || east === undefined) return undefined
  const utc = new Date(Date.parse(`${day}T${hour}:${minute}:${second}Z`) - east * 60_000)
  const kept = utc.toISOString().slice(0, 19)
  return isDay(kept.slice(0, 10)) ? `${kept}.${fraction.slice(0, 6).padEnd(6, '0')}Z` : undefined
}

function minutesEast(zone: string): number | undefined {
  if (/^z$/i.test(zone)) return 0
  const hours = Number(zone.slice(1, 3))
  const minutes = Number(zone.slice(3).replace(':', '') || 0)
  if (hours > 15 || minutes > 59) return undefined
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}

/** The day whose midnight in UTC it is, as some clients write a day; nothing for any other moment. */
export function dayOf(text: string): string | undefined {
  const moment = momentOf(text)
  return moment?.endsWith('T00:00:00.000000Z') ? moment.slice(0, 10) : undefined
}
