// The tools of whoever draws a boundary, each with what it does in a sentence.

import { Button, SimpleGrid, Text } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCheck,
  IconCircleMinus,
  IconEraser,
  IconHandMove,
  IconPolygon,
  IconScissors,
} from '@tabler/icons-react'
import type { Sketch, SketchState } from '../../map/sketch.ts'
import type { SketchTool } from '../../map/sketch-features.ts'

interface Props {
  readonly sketch: Sketch
  readonly state: SketchState
}

export function DrawTools({ sketch, state }: Props) {
  const { tool, isDrawing, canFinish, canUndo, canRedo, rings } = state
  const hasRings = rings.some(({ part }) => part === 'land') && !(isDrawing && rings.length === 1)
  return (
    <>
      <SimpleGrid cols={2} spacing="xs" role="group" aria-label="Tools" className="draw-tools">
        {tools.map(({ of, words, Icon }) => (
          <Button
            key={of}
            variant={tool === of ? 'filled' : 'default'}
            aria-pressed={tool === of}
            leftSection={<Icon size={18} aria-hidden />}
            justify="start"
            disabled={of !== 'land' && !hasRings}
            onClick={() => sketch.use(of)}
          >
            {of === 'land' && hasRings ? 'Add a shape' : words}
          </Button>
        ))}
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {hints[tool]}
      </Text>
      <div className="map-deeds">
        {isDrawing ? (
          <Button
            variant="light"
            leftSection={<IconCheck size={18} aria-hidden />}
            disabled={!canFinish}
            onClick={() => sketch.finish()}
          >
            Close the outline
          </Button>
        ) : null}
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          disabled={!canUndo}
          onClick={() => sketch.undo()}
        >
          Undo
        </Button>
        <Button
          variant="default"
          leftSection={<IconArrowForwardUp size={18} aria-hidden />}
          disabled={!canRedo}
          onClick={() => sketch.redo()}
        >
          Redo
        </Button>
      </div>
    </>
  )
}

const tools: readonly { of: SketchTool; words: string; Icon: typeof IconCheck }[] = [
  { of: 'land', words: 'Draw outline', Icon: IconPolygon },
  { of: 'move', words: 'Move corners', Icon: IconHandMove },
  { of: 'hole', words: 'Cut a hole', Icon: IconScissors },
  { of: 'corner', words: 'Remove corner', Icon: IconCircleMinus },
  { of: 'part', words: 'Remove shape', Icon: IconEraser },
]

const hints: Readonly<Record<SketchTool, string>> = {
  land: 'Tap or click each corner in turn. Choose the first corner again, or press Enter, to close the outline. Corners snap to a neighbour’s fence.',
  move: 'Drag a corner to move it. Tap or click the small dot between two corners to add one.',
  hole: 'Tap or click around what to leave out: a dam, timber, a house yard. A hole may run over the edge.',
  corner: 'Tap or click a corner to remove it.',
  part: 'Tap or click a shape or a hole to remove it.',
}
