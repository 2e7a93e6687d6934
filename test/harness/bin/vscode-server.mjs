#!/usr/bin/env node
// @ts-check
// VS Code 1.100 by its arguments, with a Node extension host and the folder on disk.
import { main } from '../vscodeExecutable.mjs';

main('server', process.argv.slice(2));
