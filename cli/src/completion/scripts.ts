export const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const;

export type Shell = (typeof SHELLS)[number];

/**
 * Scripts that let a shell complete command lines of `tuyen`. They request the words from `tuyen` itself, so that they
 * never become outdated.
 */
export const SCRIPTS: Readonly<Record<Shell, string>> = {
  bash: `# Completion of tuyen. Add to ~/.bashrc: source <(npx tuyen completion bash)
_tuyen() {
  local IFS=$'\\n'
  local word="\${COMP_WORDS[COMP_CWORD]}"
  COMPREPLY=($("\${COMP_WORDS[0]}" __complete "--word=$word" "\${COMP_WORDS[@]:1:COMP_CWORD-1}" 2>/dev/null | cut -f 1))
}
complete -o default -F _tuyen tuyen
`,
  zsh: `#compdef tuyen
# Completion of tuyen. Add to ~/.zshrc, after compinit: source <(npx tuyen completion zsh)
_tuyen() {
  local -a found
  found=("\${(@f)$("\${words[1]}" __complete "--word=\${words[CURRENT]}" "\${(@)words[2,CURRENT-1]}" 2>/dev/null)}")
  found=("\${(@)found:#}")
  if (( \${#found} == 0 )); then
    _files
    return
  fi
  found=("\${(@)found//:/\\\\:}")
  found=("\${(@)found/$'\\t'/:}")
  _describe tuyen found
}
compdef _tuyen tuyen
`,
  fish: `# Completion of tuyen. Write to a file: npx tuyen completion fish > ~/.config/fish/completions/tuyen.fish
function __tuyen_candidates
    set -l before (commandline -opc)
    set -l program $before[1]
    set -e before[1]
    $program __complete "--word="(commandline -ct) $before 2>/dev/null
end
complete -c tuyen -f -a '(__tuyen_candidates)'
`,
  powershell: `# Completion of tuyen. Add to $PROFILE: npx tuyen completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName tuyen -ScriptBlock {
    param($word, $line, $position)
    $before = @($line.CommandElements | Select-Object -Skip 1 | Where-Object { $_.Extent.EndOffset -lt $position } | ForEach-Object { $_.ToString() })
    & $line.CommandElements[0].ToString() __complete "--word=$word" @before 2>$null | ForEach-Object {
        $text, $about = $_ -split "\`t", 2
        if (-not $about) { $about = $text }
        [System.Management.Automation.CompletionResult]::new($text, $text, 'ParameterValue', $about)
    }
}
`,
};
