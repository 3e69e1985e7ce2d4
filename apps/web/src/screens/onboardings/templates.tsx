// The templates of onboardings: read by staff, kept by administrators.

import { Button, Group, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { stepsIn } from '@furrow/farming/onboarding/onboarding-step'
import type { Row } from '@furrow/wire/client/row-types'
import { useState } from 'react'
import { useSignedIn } from '../../data/context/furrow-context.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { updateOf } from '../../data/outbox/update-of.ts'
import { useUndoableAction } from '../../period/use-undoable-action.ts'
import { countText } from '../../ui/amounts.ts'
import { SimpleCard } from '../../ui/simple-card.tsx'
import { TemplateDialog } from './template-dialog.tsx'

type Template = Row<'onboarding_templates'>

export function Templates() {
  const { isAdmin } = useSignedIn()
  const { rows } = useRows('onboarding_templates', { sort: ['name'] })
  const [editing, setEditing] = useState<Template | 'new'>()
  return (
    <div className="onboarding-templates">
      <SimpleCard title="Templates">
        <Text c="dimmed" mb="sm" maw="65ch">
          The steps that a new business is taken through. A change holds for those who begin after
          it.
        </Text>
        <ul className="onboarding-steps">
          {rows.map(template => (
            <li key={template.id}>
              <span>
                {template.name}
                <Text span size="sm" c="dimmed" className="onboarding-ticked">
                  {countText(stepsIn(template.steps).length, 'step')}
                  {template.active ? '' : ', no longer offered'}
                </Text>
              </span>
              {isAdmin ? (
                <TemplateButtons template={template} onEdit={() => setEditing(template)} />
              ) : null}
            </li>
          ))}
        </ul>
        {rows.length === 0 ? <Text>None yet: the standard steps are used.</Text> : null}
        {isAdmin ? (
          <Button
            variant="default"
            mt="sm"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setEditing('new')}
          >
            Add template
          </Button>
        ) : null}
      </SimpleCard>
      {editing ? (
        <TemplateDialog
          template={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      ) : null}
    </div>
  )
}

interface ButtonsProps {
  readonly template: Template
  readonly onEdit: () => void
}

function TemplateButtons({ template, onEdit }: ButtonsProps) {
  const act = useUndoableAction()
  const { name, active } = template
  const offer = () => {
    const step = updateOf('onboarding_templates', { ...template }, { active: !active })
    const said = `${name} is ${active ? 'no longer offered' : 'offered again'}.`
    void act({ label: `Template ${name}`, farmId: null, steps: [step] }, said)
  }
  const word = active ? 'Retire' : 'Offer again'
  return (
    <Group gap="xs">
      <Button variant="default" aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </Button>
      <Button variant="subtle" aria-label={`${word}: ${name}`} onClick={offer}>
        {word}
      </Button>
    </Group>
  )
}
