import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../../period/screen-for-tests.tsx'
import { TemplateDialog } from './template-dialog.tsx'

const template = {
  id: 6,
  name: 'Short',
  active: true,
  steps: [{ label: 'Call' }, { label: 'Paddocks', kind: 'paddocks' }],
  updated_at: '2026-11-20T01:02:03.000004Z',
}

test('steps are added, moved and removed, and a template without a label is not saved', async () => {
  const closed: string[] = []
  const { user, changes } = showScreen(
    <TemplateDialog template={template as never} onClose={() => closed.push('closed')} />,
    {},
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Short' }))
  const press = (name: string) => user.click(dialog.getByRole('button', { name }))
  await press('Add step')
  await press('Save template')
  expect(dialog.getByRole('alert').textContent).toBe('Step 3: say its label.')
  await user.type(dialog.getByRole('textbox', { name: 'Step 3' }), 'Papers')
  await press('Move step 3 up')
  await press('Remove step 1')
  await press('Save template')
  const steps = [{ label: 'Papers' }, { label: 'Paddocks', kind: 'paddocks' }]
  expect(changes.flatMap(one => one.steps)).toMatchObject([{ id: 6, values: { steps } }])
  expect(closed).toEqual(['closed'])
})
