// Does something once the press that is under way has landed: what moves a page when a field is left
// would otherwise move the button away from under the finger that left the field.

export function afterPress(then: () => void): void {
  if (document.querySelector(':active') === null) return then()
  document.addEventListener('mouseup', () => setTimeout(then), { once: true })
}
