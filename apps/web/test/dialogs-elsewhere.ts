// Files that show a dialog which is not looked at by itself, for it is opened in another or looked at in a journey.

/** Those that are not opened here, by what shows them: asked of two people, of someone new, or on the way. */
export const openedElsewhere: readonly string[] = [
  'app/frame/terms-gate.tsx',
  'autosave/asked-field.tsx',
  'people/password-dialog.tsx',
  'screens/catalogue/use-record-writes.tsx',
  'screens/collection/agree-dialog.tsx',
  'screens/cropping/wizard/asked-overtaken.tsx',
  'screens/home/waiting-email-dialog.tsx',
  'screens/livestock/enterprises/enterprise-actions.tsx',
  'screens/livestock/wizard/fix-dialog.tsx',
  'screens/livestock/summary/lines-behind.tsx',
  'screens/livestock/stock/stock-filters.tsx',
  'screens/periods/undo-start.tsx',
  'sheet/cards/opened-line.tsx',
  'sheet/cells/choice-editor.tsx',
  'sheet/cells/day-editor.tsx',
  'sheet/grid/conflict-question.tsx',
  'sheet/tools/sheet-dialogs.tsx',
  'ui/confirm-delete.tsx',
  'ui/conflict-popover.tsx',
  'ui/dialog-card.tsx',
  'ui/filter-popover.tsx',
  'ui/side-drawer.tsx',
  'workbook/bring-back.tsx',
]
