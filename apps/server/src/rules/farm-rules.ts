// Every rule that only a farm knows.

import { cropRules } from './crop-rules.ts'
import type { SaveRule } from './save-rule.ts'

export const farmRules: readonly SaveRule[] = [...cropRules]
