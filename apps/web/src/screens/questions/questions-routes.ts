// Where questions stand in the portal.

import { IconMessageCircleQuestion } from '@tabler/icons-react'
import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { insideRoute } from '../../routing/screen-route.ts'

export const questionsRoutes = [
  insideRoute('questions', {
    component: screen(() => import('./questions-screen.tsx'), 'QuestionsScreen'),
    rail: { name: 'Questions', icon: IconMessageCircleQuestion },
    records: ['questions', 'question_messages'],
  }),
]
