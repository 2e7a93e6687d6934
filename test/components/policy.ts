const refused: string[] = [];

document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
  refused.push(`${violatedDirective}: ${blockedURI} at ${sourceFile}:${lineNumber}`);
});

/** What the page's policy refused since this was asked last. */
export const takeRefused = (): string[] => refused.splice(0);
