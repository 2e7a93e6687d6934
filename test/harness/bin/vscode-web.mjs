#!/usr/bin/env node
// @ts-check
// VS Code 1.137 by its arguments, with its extension host in a web worker and the folder in memory.
import { main } from '../vscodeExecutable.mjs';

main('web', process.argv.slice(2));
