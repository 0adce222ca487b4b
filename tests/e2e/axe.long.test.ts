import { testLooks } from '../site/axe.ts'

testLooks([
  { theme: 'night', language: 'en', size: { width: 1280, height: 800 } },
  { theme: 'day', language: 'nl', size: { width: 390, height: 844 } },
])
