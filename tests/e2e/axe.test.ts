import { testLooks } from '../site/axe.ts'

// Each theme, each language and each width once; the other pairs are in the long form.
testLooks([
  { theme: 'day', language: 'en', size: { width: 1280, height: 800 } },
  { theme: 'night', language: 'nl', size: { width: 390, height: 844 } },
])
