// The name of a file as people say it: no folders, nothing that cannot be seen, nothing that turns the
// direction of letters and so hides how the name ends.

const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

export function cleanName(sent: string): string {
  const last = sent.split(/[/\\]/).at(-1) ?? ''
  const seen = last.normalize('NFC').replaceAll(unseen, '').replaceAll(/\s+/g, ' ').trim()
  return /^\.+$/.test(seen) ? '' : seen
}
