// The fields that keep a form from being saved, to be led to: a text that could not be read, or that something is still
// looked for by, which saving would leave out, and what the server refused.

import type { FieldErrors } from '@furrow/wire/refusal'
import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Fields that are marked because the server refused them are left to the server. */
export function unreadField(form: HTMLElement, errors: FieldErrors): HTMLElement | undefined {
  const refused = new Set(Object.keys(errors).map(path => path.split('.')[0]))
  const marks = ['[aria-invalid=true]', '[aria-busy=true]'].map(mark => `[data-field] ${mark}`)
  const marked = [...form.querySelectorAll<HTMLElement>(marks.join())]
  return marked.find(input => {
    const name = input.closest<HTMLElement>('[data-field]')?.dataset['field']
    return !refused.has(name)
  })
}

/** Leads to the first that was refused, once it is marked. `refusal`: another one each time that saving fails. */
export function useFirstMistake(form: RefObject<HTMLElement | null>, refusal: unknown): void {
  useEffect(() => {
    if (!refusal) return
    // A closed group is opened first.
    const timer = setTimeout(() => {
      const field = form.current?.querySelector<HTMLElement>('[data-field] [aria-invalid="true"]')
      field?.focus({ preventScroll: true })
      field?.scrollIntoView({ block: 'center' })
    })
    return () => clearTimeout(timer)
  }, [form, refusal])
}
