import * as vscode from 'vscode';
import { encodingFault, type EncodingFault } from '../core/encoding';
import { MAX_TEXT_LENGTH } from '../games/analysis';
import type { Parsed } from '../games/fileFormat';
import type { Registry } from '../games/registry';
import type { Parses } from './parses';
import { formatOfFile } from './recognition';

/** No UTF-16 unit takes more than three bytes; a longer file is too large whatever is in it. */
const MAX_BYTES = 3 * MAX_TEXT_LENGTH + 16;

/** How much more memory a text takes once it is parsed. */
const PARSED_WEIGHT = 8;

/** A text, and what is wrong with the bytes that it was decoded from. */
interface FileContent {
  readonly text: string;
  readonly fault: EncodingFault | null;
}

/** A file as it is saved, parsed when somebody asks for that. */
export class DiskFile {
  private known: Parsed<unknown> | null = null;

  constructor(
    private readonly registry: Registry,
    private readonly parses: Parses,
    private readonly uri: vscode.Uri,
    private readonly content: FileContent,
  ) {}

  get text(): string {
    return this.content.text;
  }

  /** How much of the memory for files it takes, in UTF-16 units. */
  get weight(): number {
    return this.text.length * (this.known ? PARSED_WEIGHT : 1);
  }

  /** What it says in a language, or in its own; `null` when it has none. */
  parsed(languageId?: string): Parsed<unknown> | null {
    const { registry, text } = this;
    const format =
      languageId === undefined ? formatOfFile(registry, this.uri, text) : registry.formatOfLanguage(languageId);
    if (!format) return null;
    if (this.known?.format.languageId !== format.languageId) {
      this.known = this.parses.ofText(format, text, false, this.content.fault);
    }
    return this.known;
  }
}

/** A file's content as it is saved; `null` when it cannot be read or is no regular file. */
export async function readFromDisk(uri: vscode.Uri, maxBytes = MAX_BYTES): Promise<FileContent | 'too-large' | null> {
  try {
    const { type, size } = await vscode.workspace.fs.stat(uri);
    // Whoever opens a pipe waits for somebody to write into it.
    if (!(type & vscode.FileType.File)) return null;
    if (size > maxBytes) return 'too-large';
    const bytes = await vscode.workspace.fs.readFile(uri);
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    return { text, fault: encodingFault(bytes) };
  } catch {
    return null;
  }
}
