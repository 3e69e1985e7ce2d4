// A day or a moment, in any form in which it may be sent, as the one text that tells when it was.

const form =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d):(\d\d)(?:\.(\d{1,6}))?(?:Z|([+-])(\d\d):(\d\d))?)?$/

/** `2024-02-02T10:00:00.123456Z`; without a zone it was meant as UTC. */
export function instantOf(text: string): string {
  const found = form.exec(text)
  if (!found) throw new Error(`${text} is no moment.`)
  const [, year, month, day, hour = 0, minute = 0, second = 0, fraction = ''] = found
  const [sign, hours = 0, minutes = 0] = found.slice(8)
  const east = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
  const utc = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute) - (sign === undefined ? 0 : east),
    Number(second),
  )
  return `${new Date(utc).toISOString().slice(0, 19)}.${fraction.padEnd(6, '0')}Z`
}
