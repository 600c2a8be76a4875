//! Constants that functions read: their values can be wrong, too.

use std::collections::BTreeSet;
use std::ops::Range;

use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Expr, Lit, Pat, Type};

/// Returns where a node stands in its source.
pub fn range(node: &impl Spanned) -> Range<usize> {
    node.span().byte_range()
}

/// The constants of all files that functions read: those that types mention are left alone.
#[derive(Debug, Default)]
pub struct Tables {
    read: BTreeSet<String>,
    in_types: BTreeSet<String>,
}

impl Tables {
    /// Adds those of a file.
    pub fn add(&mut self, source: &str) {
        self.visit_file(&syn::parse_file(source).expect("a source file"));
    }

    /// Returns whether functions read a constant, and no type mentions it.
    pub fn contains(&self, name: &str) -> bool {
        self.read.contains(name) && !self.in_types.contains(name)
    }
}

impl<'a> Visit<'a> for Tables {
    fn visit_item_const(&mut self, item: &'a syn::ItemConst) {
        self.read.insert(item.ident.to_string());
        visit::visit_item_const(self, item);
    }

    fn visit_generic_argument(&mut self, argument: &'a syn::GenericArgument) {
        if let syn::GenericArgument::Type(Type::Path(path)) = argument {
            self.in_types.extend(path.path.segments.last().map(|name| name.ident.to_string()));
        }
        visit::visit_generic_argument(self, argument);
    }
}

/// The values of a table, each with what it could be mistaken for.
pub struct Values<'a> {
    pub changes: Vec<(Range<usize>, String)>,
    pub source: &'a str,
}

impl Visit<'_> for Values<'_> {
    fn visit_expr(&mut self, expr: &Expr) {
        match expr {
            Expr::Lit(lit) => match &lit.lit {
                Lit::Int(_) => self.changes.push((range(expr), format!("{} + 1", &self.source[range(expr)]))),
                Lit::Bool(truth) => self.changes.push((range(expr), (!truth.value).to_string())),
                _ => {}
            },
            Expr::Array(array) => {
                for (this, next) in array.elems.iter().zip(array.elems.iter().skip(1)) {
                    let (one, other) = (&self.source[range(this)], &self.source[range(next)]);
                    if let (Expr::Path(_), Expr::Path(_)) = (this, next)
                        && one != other
                    {
                        self.changes.push((range(this), other.into()));
                    }
                }
                visit::visit_expr(self, expr);
            }
            Expr::Repeat(repeat) => self.visit_expr(&repeat.expr),
            Expr::Closure(_) | Expr::Macro(_) | Expr::Const(_) => {}
            _ => visit::visit_expr(self, expr),
        }
    }

    fn visit_type(&mut self, _: &Type) {}
    fn visit_pat(&mut self, _: &Pat) {}
    fn visit_item(&mut self, _: &syn::Item) {}
}
