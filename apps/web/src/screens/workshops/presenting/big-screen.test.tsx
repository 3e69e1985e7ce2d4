import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../../../period/screen-for-tests.tsx'
import { BigScreenCard } from './big-screen-card.tsx'
import { screenOfTest, sessionOfTest } from './findings-for-tests.ts'
import { PresentedFindings } from './presented-findings.tsx'
import { RemoteControl } from './remote-control.tsx'

const answers = { 'workshop-sessions': screenOfTest }
const session = sessionOfTest as never
const workshop = { id: 5, name: 'Crops compared', date: '2999-03-01', period_id: 7 } as never
const place = () => screen.getByText(/^\d of 4$/).textContent

function showBig() {
  return showScreen(
    <PresentedFindings session={session} screen={screenOfTest} />,
    { workshop_sessions: [sessionOfTest] },
    { answers, isStaff: true },
  )
}

test('a hall sees one finding, its figures, whose they are, and how phones follow', async () => {
  const { user } = showBig()
  await screen.findByRole('heading', { level: 1, name: /operating profit of 2.0 to 4.0/ })
  expect(
    screen.getByRole('img', { name: /^Operating profit: usual range 2.0 to 4.0 t\/ha/ }),
  ).toBeTruthy()
  expect(screen.getByText('Grain, north, about 10–14 farms')).toBeTruthy()
  expect(screen.getByText('2024–25, edition 2')).toBeTruthy()
  expect(screen.getByText('482 913')).toBeTruthy()
  await user.keyboard('c')
  expect(screen.queryByText('482 913')).toBeNull()
})

test('keys lead through the findings, and the server is told', async () => {
  const { user, asked } = showBig()
  await screen.findByRole('heading', { level: 1 })
  await user.keyboard(' ')
  expect(place()).toBe('2 of 4')
  await user.keyboard('4{Enter}')
  expect(place()).toBe('4 of 4')
  await user.keyboard('{PageDown}{PageUp}')
  expect(place()).toBe('3 of 4')
  await waitFor(() =>
    expect(asked.filter(({ body }) => body.includes('slide')).at(-1)?.body).toBe('{"slide":2}'),
  )
})

test('in the list of all findings arrows and Enter lead to one, and a word finds it', async () => {
  const { user } = showBig()
  await screen.findByRole('heading', { level: 1 })
  await user.keyboard('o')
  await screen.findByRole('dialog', { name: 'All findings' })
  const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(options()).toHaveLength(4)
  await user.keyboard('{ArrowDown}{Enter}')
  expect(place()).toBe('3 of 4')
  await user.keyboard('o')
  await user.type(await screen.findByRole('combobox'), 'price{Enter}')
  await waitFor(() => expect(place()).toBe('4 of 4'))
})

test('the remote control says what is on the screen and what comes next, and moves it', async () => {
  const { user, asked } = showScreen(
    <RemoteControl session={session} screen={screenOfTest} />,
    { workshop_sessions: [sessionOfTest] },
    { isStaff: true },
  )
  await screen.findByRole('heading', { level: 1, name: '1 of 4' })
  expect(screen.getByText('Wheat, dryland · Yield')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByRole('heading', { level: 1, name: '2 of 4' })
  await waitFor(() => expect(asked.at(-1)?.body).toBe('{"slide":1}'))
})

const group = { key: 'group 5', name: 'Grain, north', band: '10–14', is_own: false, by_staff: true }
const zone = { ...group, key: 'zone 3', name: 'Northern', by_staff: false }
const edition = {
  number: 2,
  period_id: 7,
  period: '2024-25',
  published_at: '2026-03-12T00:00:00Z',
  note: null,
  fingerprint: '',
}

test('a presentation is begun of a group, those of staff first', async () => {
  const shown = { edition, groups: [zone, group] }
  const { user, changes } = showScreen(
    <BigScreenCard workshop={workshop} />,
    { workshop_sessions: [] },
    { isStaff: true, answers: { workshops: shown } },
  )
  await user.click(await screen.findByRole('button', { name: 'Show on the big screen' }))
  await screen.findByText(/Figures of 2024–25, edition 2/)
  const radios = screen.getAllByRole('radio', { hidden: true })
  expect(radios.map(radio => (radio as HTMLInputElement).value)).toEqual(['group 5', 'zone 3'])
  await user.click(screen.getByRole('button', { name: 'Begin' }))
  await waitFor(() =>
    expect(changes.at(-1)?.steps).toMatchObject([
      { do: 'store', values: { workshop_id: 5, group: 'group 5' } },
    ]),
  )
})

test('where nothing is published, the dialog says so', async () => {
  const { user } = showScreen(
    <BigScreenCard workshop={workshop} />,
    { workshop_sessions: [] },
    { isStaff: true, answers: { workshops: { edition: null, groups: [] } } },
  )
  await user.click(await screen.findByRole('button', { name: 'Show on the big screen' }))
  await screen.findByText(/^Nothing has been published yet for the period/)
  expect(screen.getByRole('button', { name: 'Begin' }).hasAttribute('disabled')).toBe(true)
})

test('what goes on has its code, its screen and its remote control, and is ended by a press', async () => {
  const { user, changes } = showScreen(
    <BigScreenCard workshop={workshop} />,
    { workshop_sessions: [sessionOfTest] },
    { isStaff: true },
  )
  await screen.findByText('482 913')
  expect(screen.getByRole('link', { name: 'Open the big screen' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Remote control' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'End 482 913' }))
  await waitFor(() => expect(changes.at(-1)?.steps).toMatchObject([{ do: 'update', id: 9 }]))
  await waitFor(() =>
    expect(screen.getAllByText(/Its code no longer works/).length).toBeGreaterThan(0),
  )
})
