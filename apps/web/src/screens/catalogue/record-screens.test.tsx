import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageOf, show } from '../../entry/shown-for-tests.tsx'
import type { Answered, Asked } from '../../entry/shown-for-tests.tsx'
import { CatalogueScreen } from './catalogue-screen.tsx'
import { RecordScreen } from './record-screen.tsx'
import { RecordsScreen } from './records-screen.tsx'

const places = {
  '/catalogue': <CatalogueScreen />,
  '/catalogue/$resource': <RecordsScreen />,
  '/catalogue/$resource/$id': <RecordScreen />,
}
const tag = {
  id: 4,
  name: 'Late',
  slug: null,
  sort_order: null,
  active: true,
  taggables_count: 3,
  created_at: '2024-01-01T00:00:00.000000Z',
  updated_at: '2024-05-31T09:00:00.000000Z',
  deleted_at: null,
}

function at(address: string, answer?: (asked: Asked) => Answered | undefined) {
  return show(null, { at: address, places, ...(answer && { answer }) })
}

function serving(row: object, write?: (asked: Asked) => Answered | undefined) {
  return (asked: Asked): Answered | undefined => {
    if (asked.method === 'GET') return { body: { data: row } }
    return (
      write?.(asked) ?? (asked.path.endsWith('/search') ? pageOf([row]) : { body: { data: row } })
    )
  }
}

test('all records are found by name and lead to their rows', async () => {
  const { user } = at('/catalogue')
  expect(await screen.findByRole('heading', { level: 1, name: 'All records' })).toBeDefined()
  await user.type(await screen.findByRole('searchbox', { name: 'Find a record' }), 'crop tag')
  const link = await screen.findByRole('link', { name: 'Crop tags' })
  expect(link.getAttribute('href')).toBe('/catalogue/crop_tags')
  expect(screen.queryByRole('link', { name: 'Paddocks' })).toBeNull()
})

test('the rows of a record, with the way to a new one and to each of them', async () => {
  const { user, router } = at('/catalogue/crop_tags', () => pageOf([tag]))
  await user.click(await screen.findByRole('link', { name: 'Late' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/catalogue/crop_tags/4'))
})

test('filters stand in the address', async () => {
  const where = encodeURIComponent('[["name","contains","La"]]')
  const { user, router } = at(`/catalogue/crop_tags?where=${where}`, () => pageOf([tag]))
  await user.click(await screen.findByRole('button', { name: 'Take away: Name contains La' }))
  await waitFor(() => expect(router.state.location.search).toEqual({}))
})

test('a new row is added and then shown', async () => {
  const { user, router, asked } = at('/catalogue/crop_tags/new', serving(tag))
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Late')
  await user.click(screen.getByRole('button', { name: /^Add / }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/catalogue/crop_tags/4'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Late' })).toBeDefined()
  expect(asked.find(({ method }) => method === 'POST')?.path).toBe('/api/crop_tags')
})

const person = {
  id: 9,
  name: 'Bea Miller',
  email: 'bea@farm.example',
  admin: false,
  active: true,
  color: null,
  created_at: '2024-01-01T00:00:00.000000Z',
  updated_at: '2024-05-31T09:00:00.000000Z',
  deleted_at: null,
}

test('where a person is signed in is there, and is signed out by an administrator', async () => {
  const device = {
    id: 5,
    name: 'Kitchen',
    agent: null,
    address: null,
    last_used_at: '2026-11-27T09:00:00.000000Z',
    created_at: '2026-11-01T09:00:00.000000Z',
    expires_at: '2999-01-01T00:00:00.000000Z',
    ends_at: '2999-01-01T00:00:00.000000Z',
    revoked_at: null,
    only_reads: false,
  }
  const { user, asked } = at(
    '/catalogue/users/9',
    serving(person, ({ path }) => {
      if (path === '/api/tokens/search') return pageOf([device])
      return path === '/api/sign_ins/search' ? pageOf([]) : undefined
    }),
  )
  await user.click(await screen.findByRole('button', { name: /^Sign out Kitchen/ }))
  const signedOut = () => asked.find(({ path }) => path === '/api/auth/revoke-token')?.body
  await waitFor(() => expect(signedOut()).toEqual({ id: 5 }))
})

test('a person’s email and office are changed with one’s own password, and nowhere else', async () => {
  const wrong = 'That isn’t your password.'
  let tries = 0
  const { user, asked } = at(
    '/catalogue/users/9',
    serving(person, ({ path }) => {
      if (path !== '/api/v2/account-change') return undefined
      tries += 1
      if (tries > 1) return { body: { message: 'The account is changed.' } }
      const errors = { current_password: [wrong] }
      return { status: 422, body: { message: wrong, code: 'invalid', errors } }
    }),
  )
  await screen.findByRole('button', { name: 'Save changes' })
  expect(screen.queryByRole('textbox', { name: /^Email/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Change account' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change account' }))
  await user.click(dialog.getByRole('switch', { name: /^Administrator/ }))
  const password = dialog.getByLabelText<HTMLInputElement>(/^Your current password/)
  await user.type(password, 'not this one')
  await user.click(dialog.getByRole('button', { name: 'Change account' }))
  expect(await dialog.findByText(wrong)).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(password))
  await user.clear(password)
  await user.type(password, 'gum tree by the creek')
  await user.click(dialog.getByRole('button', { name: 'Change account' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked.find(({ path }) => path === '/api/v2/account-change')?.body).toEqual({
    user_id: 9,
    current_password: 'not this one',
    admin: true,
  })
})

const role = {
  id: 6,
  role: 'scout',
  user_id: 9,
  user: person,
  created_at: '2024-01-01T00:00:00.000000Z',
  updated_at: '2024-05-31T09:00:00.000000Z',
  deleted_at: null,
}
const notYours = 'That isn’t your password.'

/** Refuses the first of the calls for rights, and does the second. */
function askingOnce(errors: object = { current_password: [notYours] }) {
  let tries = 0
  return ({ path }: Asked): Answered | undefined => {
    if (path !== '/api/v2/rights-change') return undefined
    tries += 1
    if (tries > 1) return { body: { data: [{ do: 'update', resource: 'roles', data: role }] } }
    return { status: 422, body: { message: notYours, code: 'invalid', errors } }
  }
}

test('what gives rights is changed with one’s own password, asked for when it is saved', async () => {
  const { user, asked } = at('/catalogue/roles/6', serving(role, askingOnce()))
  const field = await screen.findByRole('textbox', { name: /^Role/ })
  await user.clear(field)
  await user.type(field, 'consultant')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change role' }))
  const password = dialog.getByLabelText<HTMLInputElement>(/^Your current password/)
  await user.type(password, 'not this one{Enter}')
  expect(await dialog.findByText(notYours)).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(password))
  await user.clear(password)
  await user.type(password, 'gum tree by the creek{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const values = { role: 'consultant' }
  const step = { do: 'update', resource: 'roles', id: 6, values, seen: role.updated_at }
  const calls = asked.filter(({ path }) => path === '/api/v2/rights-change')
  expect(calls[0]?.body).toEqual({ current_password: 'not this one', steps: [step] })
  expect(calls).toHaveLength(2)
  const keys = calls.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys).toEqual([expect.stringMatching(/./), keys[0]])
  expect(screen.queryByText('Not saved')).toBeNull()
  expect(asked.some(({ method }) => method === 'PATCH')).toBe(false)
})

test('what else is wrong with it is said at its field, and leaving the dialog saves nothing', async () => {
  const taken = 'This person has this role already.'
  const { user } = at(
    '/catalogue/roles/6',
    serving(role, askingOnce({ 'steps.0.values.role': [taken] })),
  )
  const field = await screen.findByRole('textbox', { name: /^Role/ })
  await user.type(field, 's')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('This takes your password.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await user.type(await screen.findByLabelText(/^Your current password/), 'gum tree{Enter}')
  expect(await screen.findByText(taken)).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Role/ }).value).toBe('scouts')
})

test('a role is deleted with the password, which is the only question', async () => {
  const { user, asked } = at('/catalogue/roles/6', serving(role, askingOnce()))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete role' }))
  await user.type(dialog.getByLabelText(/^Your current password/), 'gum tree{Enter}')
  expect(await dialog.findByText(notYours)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Delete role' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const steps = [{ do: 'destroy', resource: 'roles', id: 6 }]
  const call = asked.find(({ path }) => path === '/api/v2/rights-change')
  expect(call?.body).toEqual({ current_password: 'gum tree', steps })
  expect(screen.queryByText('Not deleted')).toBeNull()
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(false)
})

test('a row is deleted after the question, and what hangs on it is counted with the way there', async () => {
  const { user, asked } = at('/catalogue/crop_tags/4', serving(tag))
  expect(await screen.findByRole('link', { name: /: 3$/ })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(
    await screen.findByText(/^This will delete crop tag 4\. All related records/),
  ).toBeDefined()
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'OK' }))
  await waitFor(() =>
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toContain(
      'DELETE /api/crop_tags/4',
    ),
  )
})

test('what the server refuses to delete stays, and it is said why', async () => {
  const refusal = { status: 409, body: { message: 'It is in use.', code: 'conflict' } }
  const { user } = at(
    '/catalogue/crop_tags/4',
    serving(tag, ({ method }) => (method === 'DELETE' ? refusal : undefined)),
  )
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  expect(await screen.findByText('It is in use.')).toBeDefined()
})

test('a deleted row can be looked at and brought back, and not changed', async () => {
  const deleted = { ...tag, deleted_at: '2024-06-01T00:00:00.000000Z' }
  const { user, asked } = at('/catalogue/crop_tags/4', serving(deleted))
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  await waitFor(() =>
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toContain(
      'POST /api/crop_tags/4/restore',
    ),
  )
})

test('what is only read has no way to be added, changed or deleted', async () => {
  const signIn = { id: 4, email: 'ann@example.com' }
  const list = at('/catalogue/sign_ins', () => pageOf([signIn]))
  await screen.findByRole('link', { name: /4$/ })
  expect(screen.queryByRole('link', { name: /^New / })).toBeNull()
  list.unmount()
  at('/catalogue/sign_ins/4', serving(signIn))
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /Delete|Save|Restore/ })).toBeNull()
})

test.each([
  '/catalogue/nothing',
  '/catalogue/nothing/4',
  '/catalogue/crop_tags/4x',
  '/catalogue/sign_ins/new',
])('there is nothing at %s, and a way back', async address => {
  at(address)
  expect(await screen.findByRole('heading', { level: 1, name: 'Not found' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'All records' }).getAttribute('href')).toBe('/catalogue')
})

test('a number that no row has is not found, with the way to those that are', async () => {
  at('/catalogue/crop_tags/99', () => ({
    status: 404,
    body: { message: 'No.', code: 'not_found' },
  }))
  expect(await screen.findByText('There is no crop tag 99')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Crop tags' })).toBeDefined()
})
