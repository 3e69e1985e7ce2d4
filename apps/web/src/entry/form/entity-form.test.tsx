import { catalogueOf } from '@furrow/catalogue/catalogue'
import { entity } from '@furrow/catalogue/entity'
import { furrow } from '@furrow/catalogue/furrow'
import { choice, flag, number, text } from '@furrow/catalogue/fields'
import type { Field } from '@furrow/catalogue/fields'
import { everyone } from '@furrow/catalogue/owners'
import { Link } from '@tanstack/react-router'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { EntityForm } from './entity-form.tsx'
import { shownFields, writableFields } from '../rows/field-groups.ts'
import type { Row } from '../rows/row-name.ts'
import { pageOf, recordsInTurn, show } from '../shown-for-tests.tsx'
import type { Answered, Asked } from '../shown-for-tests.tsx'

const gates = entity('gates', {
  label: 'Gate',
  help: 'A way into a paddock.',
  ownedBy: everyone,
  fields: {
    name: text({ required: true }),
    width: number({ unit: 'm', min: 0 }),
    kind: choice(['Swing', 'Slide'], { required: true, default: 'Swing' }),
    locked: flag({ required: true, default: false }),
    opened: number({ readOnly: true, label: 'Times opened' }),
  },
})
const catalogue = catalogueOf([gates])
const row = {
  id: 4,
  name: 'North',
  width: 4,
  kind: 'Swing',
  locked: false,
  opened: 8,
  created_at: '2024-01-01T00:00:00.000000Z',
  updated_at: '2024-05-31T09:00:00.000000Z',
  deleted_at: null,
}

function form(given: {
  row?: Row
  answer?: (asked: Asked) => Answered | undefined
  isLocked?: boolean
}) {
  const onSaved = vi.fn<(row: Row) => void>()
  const { answer, ...props } = given
  const children = (
    <>
      <EntityForm resource="gates" onSaved={onSaved} {...props} />
      <Link to="/catalogue">Away</Link>
    </>
  )
  return { onSaved, ...show(children, { catalogue, ...(answer && { answer }) }) }
}

const named = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) })

test('a new row is added with what is preset and what is typed, and nothing that is only read', async () => {
  const answer = ({ method, body }: Asked) =>
    method === 'POST' ? { status: 201, body: { data: { id: 9, ...body } } } : undefined
  const { user, asked, onSaved } = form({ answer })
  await user.type(await named('Name'), 'South')
  await user.type(await named('Width'), '3.5')
  await user.click(screen.getByRole('button', { name: 'Add gate' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: 9 })))
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatchObject({
    path: '/api/gates',
    body: { name: 'South', width: 3.5, kind: 'Swing', locked: false },
  })
  expect(asked[0]?.body).not.toHaveProperty('opened')
})

test('of a row that is there only what was changed is sent, with when it was last seen', async () => {
  const { user, asked, onSaved } = form({
    row,
    answer: ({ body }) => ({
      body: { data: { ...row, ...body, updated_at: '2024-06-01T00:00:00.000000Z' } },
    }),
  })
  const save = await screen.findByRole('button', { name: 'Save changes' })
  await user.click(save)
  expect(asked).toEqual([])
  expect(screen.getByText('Times opened')).toBeDefined()
  await user.clear(await named('Width'))
  await user.type(await named('Width'), '5')
  await user.click(save)
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(asked[0]).toMatchObject({ method: 'PATCH', path: '/api/gates/4', body: { width: 5 } })
  expect(asked[0]?.headers.get('If-Match')).toBe('"2024-05-31T09:00:00.000000Z"')
  expect(await named('Width')).toHaveProperty('value', '5')
})

test('what the server refuses is said at its field, and what was typed stays', async () => {
  const refusal = {
    message: 'No.',
    code: 'invalid',
    errors: { width: ['Width is more than the lane.'], other: ['Too many gates.'] },
  }
  const { user, onSaved } = form({ row, answer: () => ({ status: 422, body: refusal }) })
  const width = await named('Width')
  await user.clear(width)
  await user.type(width, '9')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  const trouble = await screen.findByRole('alert')
  expect(within(trouble).getByText('Too many gates.')).toBeDefined()
  expect(width).toHaveProperty('value', '9')
  expect(width.getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(width))
  const ids = (width.getAttribute('aria-describedby') ?? '').split(' ')
  expect(ids.map(id => document.getElementById(id)?.textContent)).toContain(
    'Width is more than the lane.',
  )
  expect(onSaved).not.toHaveBeenCalled()
})

test('a figure that makes no sense is mended before anything is saved', async () => {
  const { user, asked } = form({ row })
  const width = await named('Width')
  await user.type(await named('Name'), 'ern')
  await user.clear(width)
  await user.type(width, 'wide')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(asked).toEqual([])
  expect(document.activeElement).toBe(width)
  await user.clear(width)
  await user.type(width, '5')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(asked[0]?.body).toEqual({ name: 'Northern', width: 5 }))
})

test('what was refused is no longer marked once it is typed anew', async () => {
  const refusal = { message: 'No.', code: 'invalid', errors: { name: ['Name is needed.'] } }
  const { user } = form({ answer: () => ({ status: 422, body: refusal }) })
  await user.click(await screen.findByRole('button', { name: 'Add gate' }))
  expect(await screen.findByText('Name is needed.')).toBeDefined()
  await user.type(await named('Name'), 'South')
  await user.tab()
  expect(screen.queryByText('Name is needed.')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an answer that never came is asked for again under the same key, so that a row is added once', async () => {
  const keys: (string | null)[] = []
  const answer = ({ headers }: Asked): Answered => {
    keys.push(headers.get('Idempotency-Key'))
    if (keys.length === 1) throw new TypeError('Failed to fetch')
    return { status: 201, body: { data: { id: 9 } } }
  }
  const { user, onSaved } = form({ answer })
  await user.type(await named('Name'), 'South')
  await user.click(screen.getByRole('button', { name: 'Add gate' }))
  await screen.findByText('The server can’t be reached.')
  await user.click(screen.getByRole('button', { name: 'Add gate' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
})

const now = { ...row, name: 'East', width: 6, updated_at: '2024-06-02T00:00:00.000000Z' }
const conflict = { message: 'Somebody else has changed this.', code: 'conflict', data: now }

test('what a colleague saved in the same field stands beside what is typed: mine can be kept', async () => {
  const answers: Answered[] = [
    { status: 409, body: conflict },
    { body: { data: { ...now, name: 'South' } } },
  ]
  const { user, asked, onSaved } = form({ row, answer: () => answers.shift() })
  await user.clear(await named('Name'))
  await user.type(await named('Name'), 'South')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  const choice = await screen.findByRole('group', { name: 'Name: two answers' })
  expect(within(choice).getByText(/East/)).toBeDefined()
  expect(await named('Name')).toHaveProperty('value', 'South')
  expect(await named('Width')).toHaveProperty('value', '6')
  expect(screen.getByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', true)
  await user.click(within(choice).getByRole('button', { name: 'Keep mine' }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(asked[1]?.body).toEqual({ name: 'South' })
  expect(asked[1]?.headers.get('If-Match')).toBe('"2024-06-02T00:00:00.000000Z"')
})

test('what a colleague saved in the same field can be taken instead', async () => {
  const { user, asked } = form({ row, answer: () => ({ status: 409, body: conflict }) })
  await user.clear(await named('Name'))
  await user.type(await named('Name'), 'South')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await user.click(await screen.findByRole('button', { name: 'Take theirs' }))
  expect(await named('Name')).toHaveProperty('value', 'East')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(asked).toHaveLength(1)
})

test('what a colleague saves shows at once, but not under the hands of somebody who types', async () => {
  const later = { ...now, name: 'West', updated_at: '2024-06-03T00:00:00.000000Z' }
  const live: { serve?: (row: Row) => void } = {}
  const Live = () => {
    const [served, setServed] = useState<Row>(row)
    useEffect(() => {
      live.serve = setServed
    }, [])
    return <EntityForm resource="gates" row={served} onSaved={vi.fn<() => void>()} />
  }
  const { user, asked } = show(<Live />, {
    catalogue,
    answer: () => ({ status: 409, body: { ...conflict, data: later } }),
  })
  const name = await named('Name')
  act(() => live.serve?.(now))
  expect(name).toHaveProperty('value', 'East')
  await user.clear(name)
  await user.type(name, 'South')
  act(() => live.serve?.(later))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByRole('group', { name: 'Name: two answers' })).toBeDefined()
  expect(asked[0]?.headers.get('If-Match')).toBe('"2024-06-02T00:00:00.000000Z"')
})

test('nobody is asked on leaving where nothing is typed; where something is, it can be kept', async () => {
  const { user, router } = form({ row })
  await user.type(await named('Name'), 'ern')
  await user.click(screen.getByRole('link', { name: 'Away' }))
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await user.click(within(question).getByRole('button', { name: 'Stay here' }))
  expect(router.state.location.pathname).toBe('/')
  expect(await named('Name')).toHaveProperty('value', 'Northern')
  await user.click(screen.getByRole('button', { name: 'Undo my changes' }))
  await user.click(screen.getByRole('link', { name: 'Away' }))
  expect(await screen.findByText('Elsewhere')).toBeDefined()
})

test('what is still being typed is not lost by going back either', async () => {
  const { user, router } = form({ row })
  await user.type(await named('Name'), 'ern')
  void router.navigate({ to: '/catalogue', search: {}, params: {} } as never)
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await user.click(within(question).getByRole('button', { name: 'Leave without saving' }))
  expect(await screen.findByText('Elsewhere')).toBeDefined()
})

test('what was saved is not asked about when the screen is left at once', async () => {
  const answer = ({ method }: Asked) =>
    method === 'POST' ? { status: 201, body: { data: { id: 9 } } } : undefined
  const onSaved = vi.fn<() => void>()
  const { user, router } = show(
    <EntityForm
      resource="gates"
      onSaved={() => void router.navigate({ to: '/catalogue' }).then(onSaved)}
    />,
    { catalogue, answer },
  )
  await user.type(await named('Name'), 'South')
  await user.click(screen.getByRole('button', { name: 'Add gate' }))
  expect(await screen.findByText('Elsewhere')).toBeDefined()
})

test('what is locked, and what is only read, has nothing to fill in', async () => {
  form({ row, isLocked: true })
  expect(await screen.findByText('North')).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

const all = furrow()

test.each(recordsInTurn(all).map(entity => [entity.name, entity] as const))(
  'the form of %s has a named input for every field that is written',
  async (name, entity) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { user } = show(<EntityForm resource={name} onSaved={vi.fn<() => void>()} />, {
      catalogue: all,
      answer: () => pageOf([]),
    })
    const readOnly = shownFields(entity).filter(([, field]) => field.readOnly || field.computed)
    const labels = new Set<string>()
    if (!entity.readAlone) {
      await screen.findByRole('button', { name: /^Add / })
      labelsShown(labels)
      for (const closed of document.querySelectorAll(
        '[data-accordion-control][aria-expanded=false]',
      )) {
        await user.click(closed)
        labelsShown(labels)
      }
    } else {
      await screen.findByText(Object.values(entity.fields)[0]?.label ?? '')
      expect(document.querySelector('input, textarea, button')).toBeNull()
    }
    for (const [, field] of writableFields(entity)) expectNamed(labels, field)
    for (const [, field] of entity.readAlone ? [] : readOnly) {
      const isShared = writableFields(entity).some(([, other]) => other.label === field.label)
      expect(!isShared && labels.has(field.label ?? ''), field.label).toBe(false)
    }
    expect(complaints.mock.calls.map(call => call.map(String).join(' ').slice(0, 300))).toEqual([])
    complaints.mockRestore()
    cleanup()
  },
)

function labelsShown(known: Set<string>) {
  const groups = [...document.querySelectorAll('[role=radiogroup]')]
  const ofGroups = groups.map(group =>
    document.getElementById(group.getAttribute('aria-labelledby') ?? ''),
  )
  for (const label of [...document.querySelectorAll('label'), ...ofGroups]) {
    known.add((label?.textContent ?? '').replace(/\s*\*$/, '').trim())
  }
}

/** A switch carries its help within its label. */
function expectNamed(labels: ReadonlySet<string>, { label = '', help = '' }: Field) {
  expect(
    [label, `${label}${help}`].some(name => labels.has(name)),
    label,
  ).toBe(true)
}

test('what is below what its field takes is said before it is sent', async () => {
  const { user, asked } = form({ row })
  const width = await named('Width')
  await user.clear(width)
  await user.type(width, '-2')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByText('Width can’t be negative.')
  expect(asked).toEqual([])
})
