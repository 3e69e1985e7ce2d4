// The first field of a form whose text could not be read: saving would leave out what stands there.

import type { FieldErrors } from '@furrow/wire/refusal'

/** Fields that are marked because the server refused them are left to the server. */
export function unreadField(form: HTMLElement, errors: FieldErrors): HTMLElement | undefined {
  const refused = new Set(Object.keys(errors).map(path => path.split('.')[0]))
  const marked = [...form.querySelectorAll<HTMLElement>('[data-field] [aria-invalid=true]')]
  return marked.find(input => {
    const name = input.closest<HTMLElement>('[data-field]')?.dataset['field']
    return !refused.has(name)
  })
}
