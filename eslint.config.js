// The linter keeps three promises of the house: imports run web -> worker -> rules and never back, nothing
// imports in a circle, and no promise is forgotten. Layout is Prettier's business.
import path from 'node:path'
import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import prettier from 'eslint-config-prettier'
import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

const EXTENSIONS = ['.ts', '.js', '.mjs', '.svelte', '.json']

/** Who may not import from where. `except` is relative to `from`. */
const DIRECTION = [
  {
    target: './rules',
    from: ['./web', './worker', './tests', './bench', './tools'],
    message: 'rules/ imports nothing outside itself.',
  },
  {
    // But for the file that says what a page fetches: the rules of a set and its drawing, together.
    target: [
      './rules/!(art|cli|expansions)/**/*',
      './rules/expansions/!(at-hand.page.ts)',
      './rules/expansions/*/**/*',
      './rules/index.ts',
    ],
    from: './rules/art',
    message: 'Drawing is no part of the rules: the engine never imports rules/art.',
  },
  {
    target: './worker',
    from: ['./web', './tests', './bench', './tools'],
    message: 'worker/ never imports web/: the direction is web -> worker/room -> rules.',
  },
  {
    target: './worker',
    from: './rules',
    except: ['index.ts', 'art/index.ts', 'bots/index.ts'],
    message: 'Outside rules/ import from its doors: #rules, #rules/art or #rules/bots.',
  },
  {
    target: './worker/room',
    from: './worker/hosts',
    message: 'The room core knows no host.',
  },
  {
    target: './web',
    from: './rules',
    except: ['index.ts', 'art/index.ts', 'bots/index.ts'],
    message: 'Outside rules/ import from its doors: #rules, #rules/art or #rules/bots.',
  },
  {
    target: './web',
    from: './worker',
    except: ['room'],
    message: 'web/ sees worker/room only: #room/protocol.ts, and #room/core.ts by a lazy import.',
  },
  {
    target: ['./web', './worker', './rules'],
    from: ['./tests', './bench', './tools'],
    message: 'The product imports nothing from tests, benches and tools.',
  },
]

/** Node's modules have no place where the code also runs on the edge or in a browser. */
const NO_NODE = {
  regex: '^(node:|fs$|path$|os$|crypto$|child_process$|util$|stream$|process$|worker_threads$)',
  message: 'This runs on the edge and in browsers: no Node modules.',
}

/** Bots are never in a first download and cost a move nothing. */
const BOTS_LATER = {
  regex: '^#rules/bots$',
  allowTypeImports: true,
  message: 'Bots come by a lazy import(), or inside the Web Worker of web/src/lib/bots.',
}

export default defineConfig(
  globalIgnores([
    '**/build/',
    '**/.svelte-kit/',
    '**/.wrangler/',
    '**/.partykit/',
    'shots/',
    'bench/peer/',
    'coverage/',
  ]),
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  {
    plugins: { 'import-x': importX },
    languageOptions: {
      parserOptions: {
        extraFileExtensions: ['.svelte'],
        parser: ts.parser,
        tsconfigRootDir: import.meta.dirname,
      },
    },
    settings: {
      'import-x/extensions': EXTENSIONS,
      'import-x/parsers': {
        '@typescript-eslint/parser': ['.ts'],
        [path.join(import.meta.dirname, 'tools/svelte-script-parser.js')]: ['.svelte'],
      },
      'import-x/resolver-next': [createNodeResolver({ extensions: EXTENSIONS })],
    },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-self-import': 'error',
      'import-x/no-duplicates': 'error',
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: DIRECTION }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['**/*.ts'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { arguments: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { destructuring: 'all', excludedRunes: ['$props', '$derived'] }],
      // Svelte's own state is deep by proxy; plain Map and Set are used for values that are replaced whole.
      'svelte/prefer-svelte-reactivity': 'off',
      // There is no base path: the site always lives at the root of its host.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  {
    files: ['web/**/*.{ts,svelte}', 'web/src/first.js'],
    ignores: ['web/*.ts', '**/*.test.ts'],
    languageOptions: { globals: globals.browser },
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            NO_NODE,
            BOTS_LATER,
            {
              regex: '^#room/(?!protocol\\.ts$)',
              allowTypeImports: true,
              message:
                'Only #room/protocol.ts is in the first download; the room core comes by a lazy import().',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['rules/**/*.ts'],
    ignores: ['rules/cli.ts', 'rules/cli/**', 'rules/testing/**', '**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            NO_NODE,
            { regex: '^(?!#at-hand/)[^.]', message: 'rules/ imports nothing outside itself.' },
          ],
        },
      ],
      'no-restricted-globals': ['error', 'Date', 'performance', 'crypto', 'fetch', 'setTimeout', 'process'],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'No chance without a seed.' },
      ],
    },
  },
  {
    files: ['worker/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [NO_NODE, BOTS_LATER] }] },
  },
  {
    files: ['worker/room/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': ['error', 'Date', 'performance', 'crypto', 'fetch', 'setTimeout', 'process'],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes from the host.' },
      ],
    },
  },
  {
    // What is itself loaded lazily, and what runs inside the Web Worker.
    files: ['worker/room/bots.ts', 'web/src/lib/bots/worker.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [NO_NODE] }] },
  },
  {
    // The browser's own host of the room is itself loaded lazily, so it may take the core in whole.
    // So may the tests that play the room.
    files: [
      'web/src/lib/room/local.ts',
      'web/src/lib/room/local/**/*.ts',
      'web/src/lib/room/testing/**/*.ts',
    ],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [NO_NODE] }] },
  },
  {
    files: ['rules/cli.ts', 'rules/cli/**', 'bench/**', 'tests/**', 'tools/**', '*.{ts,js}', 'web/*.ts'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.js'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
  prettier,
  svelte.configs.prettier,
)
