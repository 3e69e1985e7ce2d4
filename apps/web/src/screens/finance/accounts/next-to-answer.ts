// Where the keyboard goes on once an account is agreed to, for its button is gone then: to the next that has to
// be answered, and after the last to the button that writes.

/** `from`: what was pressed. */
export function goToNextToAnswer(from: HTMLElement): void {
  const all = from.closest<HTMLElement>('.statement-at-work')
  const row = from.closest('tr')
  setTimeout(() => {
    const rows = [...(all?.querySelectorAll('.statement-lines tbody tr') ?? [])]
    const place = row ? rows.indexOf(row) : -1
    const inOrder = [...rows.slice(place + 1), ...rows.slice(0, place + 1)]
    const open = inOrder.find(one => one.querySelector('[data-open]'))
    const next =
      open?.querySelector<HTMLElement>('[data-agrees]') ??
      open?.querySelector<HTMLElement>('input') ??
      all?.querySelector<HTMLElement>('[data-writes]:enabled') ??
      row?.querySelector<HTMLElement>('input') ??
      all?.querySelector<HTMLElement>('.statement-lines')
    next?.focus()
  })
}
